/// Finds members without a type before them, where the type is that of a function's or a property's result.
struct ImpliedMembers {
    /// The file.
    private let text: SourceText

    /// How far a body is looked through, in tokens.
    private static let limit = 400

    init(_ text: SourceText) { self.text = text }

    /// Returns the members that the body after a type gives back: `-> Date { .now }`, `{ return .now }`.
    func inBody(ofTypeAt place: Int) -> [Int] {
        var brace = text.afterGenerics(of: place)
        if text[brace] == "?" { brace += 1 }
        if text[brace] == "=", text[place - 1] == ">" { brace += 1 }
        guard text[brace] == "{", let end = text.partner(of: brace) else { return [] }
        return (brace + 1..<min(end, brace + Self.limit)).filter { text[$0] == "." && isGivenBack($0, brace) }.map {
            $0 + 1
        }
    }

    private func isGivenBack(_ point: Int, _ body: Int) -> Bool {
        switch text[point - 1] {
        case "return": true
        case "?": text[point - 2] == "?"
        case "{": point - 1 == body || text[point - 2] == "get" || text[point - 2] == "else"
        default: false
        }
    }
}
