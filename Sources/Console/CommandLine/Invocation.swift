/// What a command line asks for, read and checked as far as it can be without looking at files.
struct Invocation: Equatable, Sendable {
    var common: CommonOptions
    var command: Command
}
