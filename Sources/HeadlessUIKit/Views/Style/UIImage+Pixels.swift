public import Foundation

/// The pixels of an image: here only their number.
public nonisolated final class CGImage: Hashable, Sendable {
    let image: UIImage
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    /// Makes the pixels of an image; width and height are those before it is turned.
    init(_ image: UIImage) {
        let isTurned = image.imageOrientation.isOnSide
        let size = isTurned ? CGSize(width: image.size.height, height: image.size.width) : image.size
        self.image = image
        width = Int((size.width * image.scale).rounded())
        height = Int((size.height * image.scale).rounded())
    }

    /// Returns whether the images are equal.
    public static func == (left: CGImage, right: CGImage) -> Bool { left.image == right.image }
    /// Combines the image into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

nonisolated extension UIImage {
    /// How the pixels of an image are turned to be shown.
    @nonexhaustive public nonisolated enum Orientation: Int, Sendable {
        /// How the pixels are turned and mirrored.
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        /// Whether width and height are swapped.
        var isOnSide: Bool { rawValue & 2 != 0 }
    }

    /// The number of pixels per point: the screen's 3, unless the image has its own.
    public var scale: CGFloat { parts.scale }
    /// How the pixels are turned to be shown.
    public var imageOrientation: Orientation { parts.orientation }
    /// The pixels; `nil` for an image without a size.
    public var cgImage: CGImage? { size == .zero ? nil : CGImage(self) }

    /// Makes an image of pixels, one to a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Makes an image of pixels with a scale and an orientation; a picture does not turn them.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        var parts = cgImage.image.parts
        let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
        parts.size = orientation.isOnSide ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        (parts.scale, parts.orientation) = (scale, orientation)
        self.init(parts)
    }

    /// Returns the PNG file from which the image was made, or else a black one of its size; `nil` without a size.
    public func pngData() -> Data? {
        if let data = parts.data, ImageHeader(data)?.kind == "PNG" { return data }
        return cgImage.map { FlatPicture(width: $0.width, height: $0.height).png }
    }

    /// Returns the JPEG file from which the image was made, or else a grey one of its size; `nil` without a size.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        if let data = parts.data, ImageHeader(data)?.kind == "JPEG" { return data }
        return cgImage.map { FlatPicture(width: $0.width, height: $0.height).jpeg }
    }
}
