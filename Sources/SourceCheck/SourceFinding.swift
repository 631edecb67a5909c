/// A forbidden construct in a source, or a waiver that waives nothing.
package struct SourceFinding: Equatable, Sendable {
    /// The path of the file, as it was given.
    package let path: String
    /// The line, from 1.
    package let line: Int
    /// The column, from 1, in Unicode scalars.
    package let column: Int
    /// The bytes at fault, within the file.
    package let range: Range<Int>
    /// The bytes of the line, without its end; empty where the file itself is at fault.
    package let lineRange: Range<Int>
    /// The name of the rule that it breaks, as waivers write it.
    package let rule: String
    /// What is wrong, in one sentence without a full stop.
    package let message: String
    /// What to do instead.
    package let help: String
}
