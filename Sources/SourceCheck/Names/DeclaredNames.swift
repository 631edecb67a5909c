/// The types and functions that the checked sources declare; they hide the library's names.
struct DeclaredNames {
    /// The names of all functions and methods.
    private(set) var methods: Set<String> = []
    /// The names of types, also nested ones, that are visible in all files.
    private var types: Set<String> = []
    /// The names of global functions that are visible in all files.
    private var functions: Set<String> = []
    /// For each file, the names of all its types, and of all its functions and methods.
    private var files: [(types: Set<String>, functions: Set<String>)] = []

    /// Collects the declarations of files.
    init(_ sources: [SourceText]) {
        for text in sources {
            var own: (types: Set<String>, functions: Set<String>) = ([], [])
            for index in text.tokens.indices where text.tokens[index].isReserved && text.isWord(index + 1) {
                guard text[index - 1] != ".", !text.isLabel(index) else { continue }
                let name = text[index + 1]
                let isPrivate = ["private", "fileprivate"].contains(text[index - 1])
                switch text[index] {
                case "struct", "class", "enum", "protocol", "actor", "associatedtype", "typealias":
                    if Self.isAliasOfItself(text, at: index + 1) { continue }
                    own.types.insert(name)
                    if !isPrivate { types.insert(name) }
                case "func":
                    own.functions.insert(name)
                    if !isPrivate, text.depth(at: index) == 0 { functions.insert(name) }
                default: break
                }
            }
            methods.formUnion(own.functions)
            files.append(own)
        }
    }

    /// Returns whether a name in a file is a type that the sources declare.
    func isOwnType(_ name: String, inFile number: Int) -> Bool {
        types.contains(name) || files[number].types.contains(name)
    }

    /// Returns whether a function that is called in a file is declared in the sources.
    func isOwnFunction(_ name: String, inFile number: Int) -> Bool {
        functions.contains(name) || files[number].functions.contains(name)
    }

    /// Returns whether an alias is `typealias Task = _Concurrency.Task`; the name then means the library's type.
    private static func isAliasOfItself(_ text: SourceText, at name: Int) -> Bool {
        text.matches(name + 1, "=") && text.matches(name + 3, ".", text[name])
    }
}
