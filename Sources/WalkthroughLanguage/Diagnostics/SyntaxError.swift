/// What is wrong in a line, by the bytes of the file it stands at; the parser makes a `Diagnostic` of it.
struct SyntaxError: Error, Equatable {
    /// What is wrong, in one sentence without a full stop.
    var message: String
    /// The bytes at fault.
    var range: Range<Int>
    /// The way out.
    var help: String?
}
