/// Keeps small pieces of memory between runs, so that what is allocated next has another address each time.
///
/// An order that hangs on addresses, such as that of a `Set`, would else be the same in every run.
struct AddressShifter {
    /// How many pieces are made at a time.
    private static let step = 8
    /// How many pieces are kept; the oldest make room for new ones.
    private static let limit = 512
    /// How many bytes fewer a piece has.
    private static let pieceSize = 4096

    /// The pieces, of different sizes.
    private(set) var pieces: [[UInt8]] = []

    /// Moves what is allocated from here on, in another way for each number.
    mutating func shift(for number: Int) {
        pieces += (1...Self.step).map { Array(repeating: 0, count: 16 * $0 * number % Self.pieceSize) }
        pieces.removeFirst(max(0, pieces.count - Self.limit))
    }
}
