/// The text of a report in UTF-8: pieces, most of which were made before and are copied only when they are written.
package struct ReportText: Sendable {
    /// How long a piece may become by what is added to it.
    private static let portion = 1 << 16

    /// The pieces, in order; the last one may be empty.
    private(set) var pieces: [[UInt8]]
    /// Whether the last piece is this text's own, so that more can be added to it.
    private var isOpen = false

    /// Makes a text of one piece.
    package init(_ bytes: [UInt8] = []) { pieces = [bytes] }

    /// Adds a piece that was made before.
    mutating func append(_ piece: [UInt8]) {
        if !piece.isEmpty { pieces.append(piece) }
        isOpen = false
    }

    /// Adds what is made only now.
    mutating func extend(_ write: (inout [UInt8]) -> Void) {
        if !isOpen || pieces[pieces.count - 1].count >= Self.portion {
            pieces.append([])
            isOpen = true
        }
        write(&pieces[pieces.count - 1])
    }

    /// The whole text in one piece.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
        for piece in pieces { bytes += piece }
        return bytes
    }
}
