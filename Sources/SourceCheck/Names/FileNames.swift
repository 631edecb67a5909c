/// What a file declares for itself: names that mean something else than usual only there.
struct FileNames {
    /// The bodies of its types.
    let outline: SourceOutline
    /// Types that are private to the file, or to a function of it.
    private(set) var types: [String: DeclaredType] = [:]
    /// The types whose bodies, or extensions, stand in the file.
    private(set) var owners: Set<String> = []
    /// Functions that are private to the file or to a block, with the tokens where they are known.
    private var functions: [String: [Range<Int>]] = [:]

    /// How many functions of one name are compared.
    private static let sameNameLimit = 64

    init(_ text: SourceText) {
        outline = SourceOutline(text)
        owners = Set(outline.bodies.map(\.name))
        for place in text.tokens.indices where text.tokens[place].isReserved && outline.owner(of: place) == nil {
            let brace = outline.brace(around: place)
            guard brace != nil || DeclaredType.isPrivate(text, place) else { continue }
            if text[place] == "func", text.isWord(place + 1) {
                let end = brace.flatMap(text.partner) ?? text.tokens.count
                functions[text[place + 1], default: []].append((brace ?? 0)..<end)
            } else if let (name, type) = DeclaredType.read(text, at: place) {
                types[name] = type
            }
        }
    }

    /// Returns whether a function that the file has for itself is known at a place.
    func hasFunction(_ name: String, at place: Int) -> Bool {
        functions[name]?.prefix(Self.sameNameLimit).contains { $0.contains(place) } ?? false
    }
}
