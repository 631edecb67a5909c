/// A word of a command that a message offers to be copied into a shell.
package enum ShellWord {
    /// Returns a word as a POSIX shell reads it back.
    ///
    /// - SeeAlso: IEEE Std 1003.1, Shell Command Language, 2.2 Quoting.
    package static func quoted(_ word: String) -> String {
        if isPlain(word[...]), !word.isEmpty { return word }
        return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    /// Whether no shell takes any part of a word for more than itself.
    package static func isPlain(_ word: Substring) -> Bool {
        word.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "_-./:=,+@%".utf8.contains(byte)
            }
        }
    }
}
