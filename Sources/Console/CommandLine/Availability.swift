/// Whether a command, an option or a value works in this version.
///
/// What is planned is left out of help and completion, and refused with a sentence that says so: nothing is accepted
/// and then ignored.
enum Availability: Equatable, Sendable {
    case available
    case planned
}
