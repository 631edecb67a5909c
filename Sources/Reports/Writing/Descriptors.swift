import Foundation

/// What is done with file descriptors here.
enum Descriptors {
    /// How many bytes of small pieces are gathered for one call.
    private static let portion = 1 << 16

    /// Writes a text piece by piece; tells whether it could, else `errno` says why.
    static func write(_ text: ReportText, to descriptor: Int32) -> Bool {
        var gathered: [UInt8] = []
        gathered.reserveCapacity(portion)
        for piece in text.pieces {
            if gathered.count + piece.count > portion {
                guard write(gathered, to: descriptor) else { return false }
                gathered.removeAll(keepingCapacity: true)
            }
            if piece.count >= portion {
                guard write(piece, to: descriptor) else { return false }
            } else {
                gathered += piece
            }
        }
        return write(gathered, to: descriptor)
    }

    /// Writes all bytes, in one call where the system takes them so; tells whether it could, else `errno` says why.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0 {
                    if errno == EINTR { continue }
                    return false
                }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }
}
