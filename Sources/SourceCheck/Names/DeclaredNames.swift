/// The types and functions that the checked sources declare themselves, which hide the library's of the same name.
struct DeclaredNames {
    /// The names of all functions and methods.
    private(set) var methods: Set<String> = []
    /// The names of types, however deep, that all files see.
    private var types: Set<String> = []
    /// The names of functions outside of all types that all files see.
    private var functions: Set<String> = []
    /// For each file, the names of all its types, and of all its functions and methods.
    private var files: [(types: Set<String>, functions: Set<String>)] = []

    /// Takes what files declare.
    init(_ sources: [SourceText]) {
        for text in sources {
            var own: (types: Set<String>, functions: Set<String>) = ([], [])
            for place in text.tokens.indices where text.tokens[place].isReserved && text.isWord(place + 1) {
                guard text[place - 1] != ".", !text.isLabel(place) else { continue }
                let name = text[place + 1]
                let isPrivate = ["private", "fileprivate"].contains(text[place - 1])
                switch text[place] {
                case "struct", "class", "enum", "protocol", "actor", "associatedtype", "typealias":
                    if Self.isAliasOfItself(text, at: place + 1) { continue }
                    own.types.insert(name)
                    if !isPrivate { types.insert(name) }
                case "func":
                    own.functions.insert(name)
                    if !isPrivate, text.depth(at: place) == 0 { functions.insert(name) }
                default: break
                }
            }
            methods.formUnion(own.functions)
            files.append(own)
        }
    }

    /// Returns whether a name in a file is a type of the sources.
    func isOwnType(_ name: String, inFile number: Int) -> Bool {
        types.contains(name) || files[number].types.contains(name)
    }

    /// Returns whether a name that is called in a file is a function of the sources.
    func isOwnFunction(_ name: String, inFile number: Int) -> Bool {
        functions.contains(name) || files[number].functions.contains(name)
    }

    /// Returns whether an alias is `typealias Task = _Concurrency.Task`, by which the library's type is meant.
    private static func isAliasOfItself(_ text: SourceText, at name: Int) -> Bool {
        text.matches(name + 1, "=") && text.matches(name + 3, ".", text[name])
    }
}
