public import Foundation

/// A drawn rectangle: a view's own, with the view's edges, or one that an app adds to it.
///
/// A view's own layer forwards shared properties to the view, and costs nothing until an app asks for it.
/// developer.apple.com/documentation/quartzcore/calayer
open class CALayer: NSObject {
    /// The view of a view's own layer, `nil` for an added one; weak, the view owns the layer.
    weak var view: UIView?
    /// The layer that it was added to; weak, that one owns it.
    weak var layerAbove: CALayer?
    /// The layers that were added to it, from back to front; strong, a layer owns them.
    var added: [AddedLayer] = []
    private var ownBounds = CGRect.zero
    private var ownPosition = CGPoint.zero
    private var ownColor: CGColor?
    private var ownOpacity: Float = 1
    private var ownHidden = false
    /// What the app's code has drawn, and the bounds at that time; `nil` if there is nothing.
    var drawn: (content: RecordedDrawing, bounds: CGRect)?
    var needsLayout = true
    var needsDrawing = false
    /// The animations under way, with their keys, oldest first; strong, a layer owns them.
    var animations: [(key: String?, animation: CAAnimation)] = []
    /// The radius of the background's corners, in points.
    open var cornerRadius: CGFloat = 0 { didSet { noteChange() } }
    /// The form of the corners; without effect here.
    open var cornerCurve = CALayerCornerCurve.circular
    /// The picture in the layer: the `cgImage` of an image; `nil` for none.
    open var contents: Any? { didSet { withExtendedLifetime(oldValue) { noteChange() } } }
    /// How the picture fills the layer, if it has another size.
    open var contentsGravity = CALayerContentsGravity.resize { didSet { noteChange() } }
    /// The width of the border, in points; 0 for none.
    open var borderWidth: CGFloat = 0 { didSet { noteChange() } }
    /// The colour of the border; black if none is set.
    open var borderColor: CGColor? = UIColor.black.cgColor { didSet { noteChange() } }
    /// Whether the contents are clipped to the layer's edges, like ``UIView/clipsToBounds``.
    open var masksToBounds = false { didSet { noteChange() } }
    /// The layer whose form limits what is drawn: a shape layer's path, or else a rectangle with its round corners.
    open var mask: CALayer? { didSet { noteChange() } }
    /// A name for the app.
    open var name: String?
    /// The order among layers added to one layer: a larger one is drawn later.
    open var zPosition: CGFloat = 0 { didSet { noteChange() } }
    /// The point of the layer at ``position``, in its width and height; a view's own layer only stores it.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { noteChange() } }

    /// The corners with the radius; stored only: it applies to all.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The colour of the shadow; shadows are stored and not drawn.
    open var shadowColor: CGColor? = UIColor.black.cgColor
    /// The opacity of the shadow, from 0 to 1; 0 by default.
    open var shadowOpacity: Float = 0
    /// The distance of the shadow from the view, in points.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The blur of the shadow, in points.
    open var shadowRadius: CGFloat = 3
    /// The form of the shadow; stored only.
    open var shadowPath: CGPath?
    /// How many pixels a point has; stored only.
    open var contentsScale: CGFloat = 1
    /// Whether the layer is drawn as an image first; stored only.
    open var shouldRasterize = false
    /// How many pixels a point of such an image has; stored only.
    open var rasterizationScale: CGFloat = 1
    /// Whether an added layer is drawn anew when its size changes.
    open var needsDisplayOnBoundsChange = false

    /// Makes a layer without a size, to be added to another one.
    public override init() {}
    /// Makes a copy of a layer for an animation, as Core Animation does; never called here.
    public init(layer: Any) {}
    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Geometry

    /// The rectangle in the layer's own coordinates, in points.
    open var bounds: CGRect {
        get { view?.bounds ?? ownBounds }
        set {
            guard let view else {
                let isResized = newValue.size != ownBounds.size
                ownBounds = newValue
                if isResized { setNeedsLayout() }
                if isResized, needsDisplayOnBoundsChange { setNeedsDisplay() }
                noteChange()
                return
            }
            view.bounds = newValue
        }
    }
    /// The position of the anchor point in the layer above, in points.
    open var position: CGPoint {
        get { view?.center ?? ownPosition }
        set {
            guard let view else {
                ownPosition = newValue
                noteChange()
                return
            }
            view.center = newValue
        }
    }
    /// The rectangle in the layer above, in points.
    open var frame: CGRect {
        get {
            if let view { return view.frame }
            return CGRect(
                x: ownPosition.x - anchorPoint.x * ownBounds.width, y: ownPosition.y - anchorPoint.y * ownBounds.height,
                width: ownBounds.width, height: ownBounds.height)
        }
        set {
            guard let view else {
                bounds.size = newValue.size
                position = CGPoint(
                    x: newValue.minX + anchorPoint.x * newValue.width,
                    y: newValue.minY + anchorPoint.y * newValue.height)
                return
            }
            view.frame = newValue
        }
    }

    // MARK: Appearance

    /// The background colour.
    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? ownColor }
        set {
            guard let view else {
                ownColor = newValue
                noteChange()
                return
            }
            view.backgroundColor = newValue?.color
        }
    }
    /// The opacity, from 0 to 1.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? ownOpacity }
        set {
            guard let view else {
                ownOpacity = newValue
                noteChange()
                return
            }
            view.alpha = CGFloat(newValue)
        }
    }
    /// Whether the layer and all in it are hidden.
    open var isHidden: Bool {
        get { view?.isHidden ?? ownHidden }
        set {
            guard let view else {
                ownHidden = newValue
                noteChange()
                return
            }
            view.isHidden = newValue
        }
    }

    var paintedBorder: UIColor { borderColor?.color ?? .clear }

    // MARK: For subclasses

    /// Whether the layer shows more than its edges and its background.
    var drawsContents: Bool { drawn != nil || contents != nil || !added.isEmpty }
    /// Places the added layers if their layout is due, before the next display; does nothing by default.
    open func layoutSublayers() {}
    /// Draws an added layer for which ``setNeedsDisplay()`` was called; does nothing by default.
    open func draw(in ctx: CGContext) {}
    /// Draws what this kind of layer shows above its background; `rect` is the layer's rectangle in the picture.
    func draw(with painter: inout ScreenPainter, in rect: CGRect) {}
}

/// How a picture fills a layer; other values of Core Animation are drawn like ``resize``.
public nonisolated struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In its own size, in the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// As large as the layer.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as possible within the layer.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as possible over the whole layer.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    var mode: UIView.ContentMode {
        switch self {
        case .center: .center
        case .resizeAspect: .scaleAspectFit
        case .resizeAspectFill: .scaleAspectFill
        default: .scaleToFill
        }
    }
}

/// The form of round corners.
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a form from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A part of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A part of a circle that begins smoothly.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension UIView {
    /// The layer, which draws the view's edges.
    public var layer: CALayer {
        if let layer = extras?.layer { return layer }
        let layer = makeLayer()
        madeExtras.layer = layer
        return layer
    }

    /// Whether the view's contents are clipped to its edges; `true` by default for a scroll view only.
    public var clipsToBounds: Bool {
        get { extras?.layer?.masksToBounds ?? (asScrollView != nil) }
        set { layer.masksToBounds = newValue }
    }
}
