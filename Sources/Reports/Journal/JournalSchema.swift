/// The name and version that a journal bears; Docs/report-schema.md describes every field.
package enum JournalSchema {
    /// What a journal calls itself.
    package static let name = "rehearsal-journal"
    /// The version of a journal whose meaning changed; another one is not read.
    package static let major = 1
    /// The version that grows with each addition; a greater one is read, what is new in it passed over.
    package static let minor = 4
    /// Both versions, as they stand in a journal.
    package static var version: String { "\(major).\(minor)" }
}
