/// The keywords that mean something to the rules, or to the lexer.
enum Keywords {
    /// Those that are names only in backticks.
    static let reserved: Set<String> = [
        "actor", "as", "associatedtype", "await", "case", "class", "else", "enum", "extension", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "let", "private", "protocol", "repeat", "return", "static",
        "struct", "subscript", "switch", "throw", "try", "typealias", "var", "where", "while", "yield",
    ]

    /// Those that begin a statement, and so are in no expression.
    static let beginningStatement: Set<String> = [
        "class", "enum", "extension", "for", "func", "guard", "import", "let", "private", "protocol", "repeat",
        "return", "static", "struct", "typealias", "var", "while",
    ]

    /// Those after which an expression begins.
    static let beforeExpression: Set<String> = [
        "await", "case", "do", "else", "guard", "if", "in", "return", "switch", "throw", "try", "where", "while",
        "yield",
    ]
}
