/// What came of waiting for a person or a pipe.
enum LineEvent: Equatable {
    /// A line, without its end.
    case line(String)
    /// The time has passed that the caller allowed; a line half typed stays.
    case timeout
    /// Ctrl-D, the end of the pipe, or nobody is left to read what is printed.
    case endOfInput
}
