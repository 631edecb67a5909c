/// Finds what compiles on the stage and not for a phone, or behaves differently there, in one file.
struct PhoneSearch {
    /// The file.
    private let text: SourceText
    /// The methods of a controller whose overrides must call `super`: UIKit's pages demand it, and a scene finds out by
    /// them that it has left.
    private static let callingSuper: Set<String> = [
        "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "didMove",
    ]

    /// What was found: the rule, and the tokens at fault.
    private(set) var found: [(rule: SourceRule, tokens: Range<Int>)] = []

    init(_ text: SourceText) {
        self.text = text
        for place in text.tokens.indices where text.isWord(place) { look(at: place) }
    }

    private mutating func look(at place: Int) {
        switch text[place] {
        case "HeadlessUIKit": found.append((.headlessUIKit, place..<place + 1))
        case "canImport" where text.matches(place + 1, "(", "UIKit", ")"):
            found.append((.canImport, place..<place + 4))
        case "addObserver" where text.matches(place - 1, ".") && text.matches(place + 1, "(", "forName", ":"):
            found.append((.observer, place..<place + 1))
        case "func" where Self.callingSuper.contains(text[place + 1]) && isOverride(place):
            if !callsSuper(place) { found.append((.superCall, place + 1..<place + 2)) }
        default: break
        }
    }

    /// Whether `override` is among the words before a function, such as `package override func`.
    private func isOverride(_ place: Int) -> Bool {
        var word = place - 1
        while ["package", "public", "open", "internal", "final"].contains(text[word]) { word -= 1 }
        return text[word] == "override"
    }

    /// Whether a function calls its `super` somewhere in its body.
    private func callsSuper(_ place: Int) -> Bool {
        guard let end = text.partner(of: place + 2) else { return true }
        guard text[end + 1] == "{", let last = text.partner(of: end + 1) else { return true }
        return (end + 1..<last).contains { text.matches($0, "super", ".", text[place + 1]) }
    }
}
