import Foundation

/// The format of an image's file and its size in pixels, from the first bytes.
nonisolated struct ImageHeader: Equatable {
    let kind: String
    let width: Int
    let height: Int

    /// Reads the header of a PNG, JPEG, GIF, WebP or HEIC file; `nil` if the bytes are none of these.
    init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(1 << 16))
        if let size = Self.png(bytes) {
            self.init("PNG", size)
        } else if let size = Self.jpeg(bytes) {
            self.init("JPEG", size)
        } else if let size = Self.gif(bytes) {
            self.init("GIF", size)
        } else if bytes.text(at: 0, 4) == "RIFF", bytes.text(at: 8, 4) == "WEBP" {
            self.init("WebP", Self.usual)
        } else if bytes.text(at: 4, 4) == "ftyp", ["heic", "heix", "mif1", "avif"].contains(bytes.text(at: 8, 4)) {
            self.init("HEIC", Self.usual)
        } else {
            return nil
        }
    }

    private init(_ kind: String, _ size: (width: Int, height: Int)) {
        (self.kind, width, height) = (kind, size.width, size.height)
    }

    /// The size assumed for an image whose header has it at no fixed position.
    private static let usual = (width: 120, height: 120)

    private static func png(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 else {
            return nil
        }
        return (bytes.number(at: 16, 4), bytes.number(at: 20, 4))
    }

    private static func gif(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard ["GIF87a", "GIF89a"].contains(bytes.text(at: 0, 6)), bytes.count >= 10 else { return nil }
        return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }

    /// Reads segment after segment until one has the size.
    private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
        var next = 2
        while next + 9 <= bytes.count, bytes[next] == 0xFF {
            let kind = bytes[next + 1]
            if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
                return (bytes.number(at: next + 7, 2), bytes.number(at: next + 5, 2))
            }
            next += 2 + bytes.number(at: next + 2, 2)
        }
        return usual
    }
}

nonisolated extension [UInt8] {
    /// Returns the number in some bytes, the highest first.
    fileprivate func number(at start: Int, _ count: Int) -> Int {
        self[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns the text in some bytes; empty if there are too few.
    fileprivate func text(at start: Int, _ count: Int) -> String {
        self.count >= start + count ? String(decoding: self[start..<start + count], as: UTF8.self) : ""
    }
}
