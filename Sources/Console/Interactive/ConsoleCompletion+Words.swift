import Walkthroughs

extension ConsoleCompletion {
    /// What may stand after these words, where it does not depend on the app.
    static let fixed: [String: [String]] = [
        "wait": ["until"], "wait until": ["expect"], "when": ["expect"], "also": ["expect"],
        "rotate": ["to"], "rotate to": ScreenOrientation.allCases.map(\.rawValue),
        "swipe": ["back"], "swipe back": ["cancelled"], "memory": ["warning"], "network": ["offline", "online"],
        "text": ["size"], "text size": TextSize.allCases.map(\.rawValue),
        "appearance": Appearance.allCases.map(\.rawValue),
    ]

    /// What may stand after `expect`, besides an element.
    static let expectWords = ["no", "screen", "rows of", "state", "storage", "request", "accessible"]

    /// Returns what may stand after the element of a command.
    static func tails(_ verb: String) -> [String] {
        switch verb {
        case "switch": ["on", "off"]
        case "scroll": ["up", "down", "to"]
        case "expect": ["is", "contains", "matches", "within"]
        case "expect no": ["within"]
        case "expect rows of": ["are"]
        default: []
        }
    }
}
