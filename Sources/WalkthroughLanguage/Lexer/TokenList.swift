/// The tokens of a line, in storage that is kept from line to line.
struct TokenList: RandomAccessCollection {
    /// The tokens of this line, and behind them what is left of longer ones.
    private var storage: [Token] = []
    /// How many tokens the line has.
    private(set) var endIndex = 0

    /// The place of the first token.
    var startIndex: Int { 0 }

    /// Returns the token at a place of the line.
    subscript(place: Int) -> Token {
        precondition(place < endIndex, "the line has \(endIndex) tokens and none at \(place)")
        return storage[place]
    }

    /// Adds a token at the end.
    mutating func append(_ token: Token) {
        if endIndex < storage.count { storage[endIndex] = token } else { storage.append(token) }
        endIndex += 1
    }

    /// Begins a new line.
    mutating func removeAll() { endIndex = 0 }
}
