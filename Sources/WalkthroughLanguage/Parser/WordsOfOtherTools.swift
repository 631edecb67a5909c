/// Words from other test languages and consoles, and the words of this language for them.
enum WordsOfOtherTools {
    /// Returns the command for another tool's first word; nil if the word is unknown.
    static func command(_ word: String) -> String? { commands[word] }

    /// Returns the console command for another tool's first word; nil if the word is unknown.
    static func consoleCommand(_ word: String) -> String? {
        ["exit", "q", "bye", "logout"].contains(word) ? "quit" : commands[word]
    }

    /// Returns the word for another tool's word inside a command; nil if the word is unknown.
    ///
    /// - Parameter command: the name of the command in the reference.
    static func word(_ word: String, in command: String?) -> String? {
        switch word {
        case "=", "==": "is"
        case "!=": "is not"
        case "~", "~=", "=~": "matches"
        case "in" where command == "type": "into"
        case "landscape" where command == "rotate", "portrait" where command == "rotate": "rotate to \(word)"
        default: nil
        }
    }

    /// Returns the help for another tool's word for "is on screen"; nil if the word is unknown.
    static func presence(_ word: String) -> String? {
        let words = [
            "exists", "exist", "visible", "present", "displayed", "shown", "appears", "hidden", "invisible", "absent",
            "missing", "gone",
        ]
        guard words.contains(word) else { return nil }
        return "write `expect ELEMENT` if it must be on screen, `expect no ELEMENT` if it must not"
    }

    /// The commands, by the words of other tools.
    private static let commands = [
        "click": "tap", "press": "tap", "touch": "tap", "fill": "type", "enter": "type", "input": "type",
        "write": "type", "sleep": "wait", "assert": "expect", "verify": "expect", "see": "expect", "should": "expect",
        "if": "when", "loop": "repeat", "include": "use", "import": "use", "call": "use", "restart": "relaunch",
        "start": "launch", "not": "expect no", "toggle": "switch", "goback": "back",
    ]
}
