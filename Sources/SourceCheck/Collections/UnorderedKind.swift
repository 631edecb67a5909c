/// What a name or an expression is, as far as its order goes.
enum UnorderedKind {
    /// Something in an order, or nothing that has one.
    case ordered
    /// A Set or a Dictionary.
    case unordered
    /// The same, if it is there at all.
    case optional

    /// Returns what is known of a name that several declare: the same as each, if all agree.
    static func agreed(_ first: UnorderedKind?, _ second: UnorderedKind) -> UnorderedKind {
        guard let first, first != second else { return second }
        return first == .ordered || second == .ordered ? .ordered : .optional
    }

    /// The same without the mark of an optional.
    var unwrapped: UnorderedKind { self == .ordered ? .ordered : .unordered }
}
