# What every target of the project shares.

find_program(ARB_CCACHE ccache)
if(ARB_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${ARB_CCACHE}")
endif()

add_library(arb_options INTERFACE)
target_compile_options(arb_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
  -Wnon-virtual-dtor -Woverloaded-virtual -Wimplicit-fallthrough
  $<$<BOOL:${ARB_WERROR}>:-Werror>
  $<$<BOOL:${ARB_SANITIZE}>:-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer>
  $<$<BOOL:${ARB_FUZZ}>:-fsanitize=fuzzer-no-link>)
target_link_options(arb_options INTERFACE
  $<$<BOOL:${ARB_SANITIZE}>:-fsanitize=address,undefined>
  -Wl,--as-needed)

# arb_library(NAME [DEPS folder...] [LINK target...]): lib/NAME as a static library.
# DEPS are the folders that NAME may include (the table of layers in ARCHITECTURE.md);
# a folder without sources is an interface.
function(arb_library name)
  cmake_parse_arguments(ARG "" "" "DEPS;LINK" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp")
  list(TRANSFORM ARG_DEPS PREPEND "arb_")
  if(sources)
    add_library(arb_${name} STATIC ${sources})
    target_include_directories(arb_${name} PUBLIC "${CMAKE_SOURCE_DIR}/lib")
    target_link_libraries(arb_${name} PUBLIC ${ARG_DEPS} ${ARG_LINK} PRIVATE arb_options)
  else()
    add_library(arb_${name} INTERFACE)
    target_include_directories(arb_${name} INTERFACE "${CMAKE_SOURCE_DIR}/lib")
    target_link_libraries(arb_${name} INTERFACE ${ARG_DEPS} ${ARG_LINK})
  endif()
endfunction()

# arb_embed(TARGET FILE SYMBOL): FILE's bytes as `extern const std::string_view arb::data::SYMBOL` in TARGET.
function(arb_embed target file symbol)
  set(output "${CMAKE_CURRENT_BINARY_DIR}/${symbol}.cpp")
  add_custom_command(OUTPUT "${output}"
    COMMAND "${CMAKE_COMMAND}" -DINPUT=${file} -DOUTPUT=${output} -DSYMBOL=${symbol}
            -P "${CMAKE_SOURCE_DIR}/cmake/embed.cmake"
    DEPENDS "${file}" "${CMAKE_SOURCE_DIR}/cmake/embed.cmake" VERBATIM)
  target_sources(${target} PRIVATE "${output}")
endfunction()
