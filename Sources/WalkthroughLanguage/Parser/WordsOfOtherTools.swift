/// What people write who come from other test languages and consoles, and what this one has for it.
enum WordsOfOtherTools {
    /// The command for a first word.
    static func command(_ word: String) -> String? { commands[word] }

    /// What ends the console.
    static func consoleCommand(_ word: String) -> String? {
        ["exit", "q", "bye", "logout"].contains(word) ? "quit" : commands[word]
    }

    /// The language's word for another tool's word at the start of a command.
    ///
    /// - Parameter command: the command to write instead, as the reference has it.
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

    /// How this language says that an element is there, for a word that others have for it.
    static func presence(_ word: String) -> String? {
        let words = [
            "exists", "exist", "visible", "present", "displayed", "shown", "appears", "hidden", "invisible", "absent",
            "missing", "gone",
        ]
        guard words.contains(word) else { return nil }
        return "write `expect ELEMENT` if it must be on screen, `expect no ELEMENT` if it must not"
    }

    /// What this language has, by what others have for it.
    private static let commands = [
        "click": "tap", "press": "tap", "touch": "tap", "fill": "type", "enter": "type", "input": "type",
        "write": "type", "sleep": "wait", "assert": "expect", "verify": "expect", "see": "expect", "should": "expect",
        "if": "when", "loop": "repeat", "include": "use", "import": "use", "call": "use", "restart": "relaunch",
        "start": "launch", "not": "expect no", "toggle": "switch", "goback": "back",
    ]
}
