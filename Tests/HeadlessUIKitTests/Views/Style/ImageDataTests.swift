import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct ImageDataTests {
    /// The first bytes of a PNG.
    private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width]
            + [0, 0, 0, height]
    }
    /// The first bytes of a JPEG: a segment to pass over, then the one with the size.
    private static let jpeg: [UInt8] = [
        0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1, 0xFF, 0xC0, 0, 17, 8, 1, 0, 2, 0, 3, 1, 0x22,
    ]

    /// The first bytes of files, and the name of the image; nil if there is none.
    private static let files: [(bytes: [UInt8], name: String?)] = [
        (png(3, 4), "PNG 3 × 4"), (jpeg, "JPEG 512 × 256"), ([0xFF, 0xD8, 0xFF, 0xD9], "JPEG 120 × 120"),
        ([0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF], "JPEG 120 × 120"), ("GIF89a".utf8 + [5, 1, 6, 0], "GIF 261 × 6"),
        (Array("RIFF....WEBPVP8 ".utf8), "WebP 120 × 120"), (Array("....ftypheic".utf8), "HEIC 120 × 120"),
        (Array("no image".utf8), nil), ([], nil), (Array(png(3, 4).prefix(20)), nil), ([0xFF, 0xD8], nil),
    ]

    @Test(arguments: files)
    func `the first bytes say what an image is and how large`(_ bytes: [UInt8], _ name: String?) {
        expect(UIImage(data: Data(bytes))?.name.split(separator: " ").dropLast().joined(separator: " "), is: name)
    }

    @Test func `an image has the size of its file, in points`() {
        expect(UIImage(data: Data(Self.png(30, 40)))?.size, is: CGSize(width: 30, height: 40))
        let image = UIImage(data: Data(Self.png(30, 40)), scale: 2)
        expect(image?.size, is: CGSize(width: 15, height: 20))
        expect(image?.withRenderingMode(.alwaysTemplate).size, is: CGSize(width: 15, height: 20))
        expect(UIImage(data: Data(Self.png(30, 40)), scale: 0), is: nil)
    }

    @Test func `images are equal if their bytes and sizes are`() {
        let (one, other) = (Data(Self.png(3, 4)), Data(Self.png(3, 4) + [1]))
        expect(UIImage(data: one), is: UIImage(data: one))
        #expect(UIImage(data: one) != UIImage(data: other))
        #expect(UIImage(data: one) != UIImage(data: one, scale: 2))
        expect(UIImage(data: one)?.name, is: UIImage(data: one, scale: 2)?.name)
        #expect(UIImage(data: one)?.name != UIImage(data: other)?.name)
    }
}
