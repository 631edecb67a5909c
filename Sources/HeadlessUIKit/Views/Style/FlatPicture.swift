import Foundation

/// A picture of one colour, as the bytes of a file that every reader of images accepts; its sides are in pixels.
nonisolated struct FlatPicture {
    let width: Int
    let height: Int

    /// A black PNG, one bit per pixel (w3.org/TR/png-3).
    var png: Data {
        var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        func chunk(_ name: String, _ content: Data) {
            let body = Data(name.utf8) + content
            data += UInt32(content.count).bytes + body + Self.crc(of: body).bytes
        }
        chunk("IHDR", Data(UInt32(width).bytes + UInt32(height).bytes + [1, 0, 0, 0, 0]))
        chunk("IDAT", Self.stored(zeros: (1 + (width + 7) / 8) * height))
        chunk("IEND", Data())
        return data
    }

    /// A grey JPEG with one component, all of whose coefficients are zero, in two bits a block
    /// (itu.int/rec/T-REC-T.81).
    var jpeg: Data {
        var data = Data([0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64))
        data +=
            [0xFF, 0xC0, 0, 11, 8] + UInt16(clamping: height).bytes + UInt16(clamping: width).bytes + [1, 1, 0x11, 0]
        for table: UInt8 in [0x00, 0x10] {
            data += [0xFF, 0xC4, 0, 20, table, 1] + [UInt8](repeating: 0, count: 15) + [0]
        }
        data += [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
        let bits = 2 * ((width + 7) / 8) * ((height + 7) / 8)
        data += [UInt8](repeating: 0, count: bits / 8)
        if bits % 8 > 0 { data.append(0xFF >> UInt8(bits % 8)) }
        return data + [0xFF, 0xD9]
    }

    /// Returns some zeros as a zlib stream without compression (RFC 1950, RFC 1951).
    private static func stored(zeros count: Int) -> Data {
        var data = Data([0x78, 0x01])
        var rest = count
        repeat {
            let length = UInt16(min(rest, 0xFFFF))
            rest -= Int(length)
            data += [rest == 0 ? 1 : 0] + length.bytes.reversed() + (~length).bytes.reversed()
            data += [UInt8](repeating: 0, count: Int(length))
        } while rest > 0
        return data + (UInt32(count % 65521) << 16 | 1).bytes
    }

    private static func crc(of data: Data) -> UInt32 {
        ~data.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
    }
}

nonisolated extension FixedWidthInteger {
    fileprivate var bytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
