arb_embed(arb_pairing "${CMAKE_CURRENT_SOURCE_DIR}/pairing/scheveningen.tsv" scheveningen)
