public import Foundation

/// A layer with colours that blend into each other along a line.
open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor`; nothing is drawn without any.
    open var colors: [Any]? { didSet { noteChange() } }
    /// The positions of the colours, from 0 at the start to 1 at the end; evenly spaced if not set.
    open var locations: [NSNumber]? { didSet { noteChange() } }
    /// The point of the first colour, in the layer's width and height; by default the middle of the upper edge.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { noteChange() } }
    /// The point of the last colour, in the layer's width and height; by default the middle of the lower edge.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { noteChange() } }
    /// The form of the gradient: a line.
    open var type = CAGradientLayerType.axial

    override var drawsContents: Bool { true }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        let stops = colors.enumerated().map { index, color in
            let even = CGFloat(index) / CGFloat(max(colors.count - 1, 1))
            let offset = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil } ?? even
            return DrawingCanvas.GradientStop(paint: painter.palette.paint(color.color), offset: offset)
        }
        painter.canvas.gradient(rect, radius: cornerRadius, from: startPoint, to: endPoint, stops: stops)
    }
}

/// The form of a gradient.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a form from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The colours change along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
}
