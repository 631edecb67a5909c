/// Finds code in one file that does not compile for a phone, or behaves differently there.
struct PhoneSearch {
    private let text: SourceText
    /// The controller's methods whose overrides must call `super`.
    ///
    /// UIKit requires it, and a scene uses these calls to find out that it has left.
    private static let callingSuper: Set<String> = [
        "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "didMove",
    ]

    private(set) var found: [(rule: SourceRule, tokens: Range<Int>)] = []

    init(_ text: SourceText) {
        self.text = text
        for index in text.tokens.indices where text.isWord(index) { check(at: index) }
    }

    private mutating func check(at index: Int) {
        switch text[index] {
        case "HeadlessUIKit": found.append((.headlessUIKit, index..<index + 1))
        case "canImport" where text.matches(index + 1, "(", "UIKit", ")"):
            found.append((.canImport, index..<index + 4))
        case "addObserver" where text.matches(index - 1, ".") && text.matches(index + 1, "(", "forName", ":"):
            found.append((.observer, index..<index + 1))
        case "func" where Self.callingSuper.contains(text[index + 1]) && isOverride(index):
            if !callsSuper(index) { found.append((.superCall, index + 1..<index + 2)) }
        default: break
        }
    }

    /// Returns whether a function has the modifier `override`, as in `package override func`.
    private func isOverride(_ index: Int) -> Bool {
        var word = index - 1
        while ["package", "public", "open", "internal", "final"].contains(text[word]) { word -= 1 }
        return text[word] == "override"
    }

    /// Returns whether the body of an override calls `super`; true if there is no body.
    private func callsSuper(_ index: Int) -> Bool {
        guard let end = text.partner(of: index + 2) else { return true }
        guard text[end + 1] == "{", let last = text.partner(of: end + 1) else { return true }
        return (end + 1..<last).contains { text.matches($0, "super", ".", text[index + 1]) }
    }
}
