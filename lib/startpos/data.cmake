# The tables of start positions, built in: facts gathered in ../shared/corpus/startpos, sources named in tables/README.md.
foreach(table fmjd64 fmjd64_brazilian idf64 idf64_brazilian idf64_basic acf_2move acf_3move acf_11man)
  arb_embed(arb_startpos "${CMAKE_CURRENT_SOURCE_DIR}/startpos/tables/${table}.tsv" ${table}_tsv)
endforeach()
