#pragma once

#include <stdexcept>
#include <string>

namespace arb
{

/// The caller asked for something that does not exist or cannot go together; ends the program with status 2.
class usage_error : public std::runtime_error
{
    using std::runtime_error::runtime_error;
};

/// Reading, writing or another program failed; ends the program with status 2.
class environment_error : public std::runtime_error
{
    using std::runtime_error::runtime_error;
};

/// The reader of our output has gone; ends the program with status 2 and without a word.
class closed_pipe : public environment_error
{
public:
    closed_pipe() : environment_error{"the reader closed the pipe"} {}
};

} // namespace arb
