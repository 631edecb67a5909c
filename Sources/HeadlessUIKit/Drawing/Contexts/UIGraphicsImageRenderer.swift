public import Foundation

/// The rectangle on which a renderer draws.
open nonisolated class UIGraphicsRendererFormat: NSObject {
    /// The rectangle of the image, in points.
    open internal(set) var bounds = CGRect.zero

    /// Makes a format.
    public override init() {}
}

/// The format of a rendered image; the scale and opacity are stored only, since images have no pixels here.
open nonisolated class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// How many pixels a point has; 0 for those of the screen.
    open var scale: CGFloat = 0
    /// Whether the image has no transparent part.
    open var opaque = false

    /// Returns the format that fits the screen.
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// Returns the format of the screen.
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context that a renderer gives to drawing code.
open nonisolated class UIGraphicsRendererContext: NSObject {
    /// The context in which to draw; strong, an image is made of it.
    public let cgContext = CGContext()

    override init() {}
    /// Fills a rectangle with the current fill colour.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Draws the border of a rectangle with the current stroke colour, one point wide, inside of it.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    /// Limits further drawing to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context that an image renderer gives to drawing code.
open nonisolated class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    fileprivate var bounds = CGRect.zero
    fileprivate var scale: CGFloat = 3
    /// What is drawn so far, as an image.
    open var currentImage: UIImage { UIImage(cgContext.drawing, in: bounds, scale: scale) }
}

/// Makes images from drawing code.
open nonisolated class UIGraphicsRenderer: NSObject {
    fileprivate let bounds: CGRect

    fileprivate init(in bounds: CGRect) { self.bounds = bounds }
}

/// Makes images from drawing code; they keep the drawing, not pixels.
open nonisolated class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// The app's format; strong, the renderer keeps it.
    private let ownFormat: UIGraphicsImageRendererFormat

    /// Makes a renderer of images of a size.
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    /// Makes a renderer of images of a size and format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer of images that show a rectangle.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    /// Makes a renderer of images that show a rectangle, in a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        ownFormat = format
        format.bounds = bounds
        super.init(in: bounds)
    }

    /// Returns an image with what the drawing code draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let rendering = UIGraphicsImageRendererContext()
        rendering.bounds = bounds
        if ownFormat.scale > 0 { rendering.scale = ownFormat.scale }
        rendering.cgContext.perform { actions(rendering) }
        return rendering.currentImage
    }
}
