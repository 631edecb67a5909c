/// What is to be written for a part: files that are new, lines in files that are there, and what is left to a person.
package struct PartPlan: Equatable, Sendable {
    /// A file that is new.
    package struct File: Equatable, Sendable {
        /// Its path, from the folder in which the command runs.
        package let path: String
        /// What it holds.
        package let text: String
        /// Whether it is a program.
        package var isProgram = false

        /// Makes a file that is to be written.
        package init(_ path: String, _ text: String, isProgram: Bool = false) {
            (self.path, self.text, self.isProgram) = (path, text, isProgram)
        }
    }

    /// Lines that go into a file that is there.
    package struct Edit: Equatable, Sendable {
        /// The file's path.
        package let path: String
        /// The lines that are new or changed, for a person to read.
        package var lines: [String]
        /// What the file holds afterwards.
        package var text: String
    }

    /// Lines for which no place was found.
    package struct Paste: Equatable, Sendable {
        /// Where they belong, to follow "paste into".
        package let place: String
        /// The lines.
        package let lines: [String]
    }

    /// The new files, in the order in which a person would read them.
    package internal(set) var files: [File] = []
    /// What changes in other files, one entry a file.
    package internal(set) var edits: [Edit] = []
    /// What a person has to enter.
    package internal(set) var pastes: [Paste] = []
    /// What to type next, in the folder of the app; the executable's name if the part is an app.
    package internal(set) var executable: String?

    /// Makes an empty plan.
    init() {}
}
