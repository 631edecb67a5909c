public import Foundation

/// The layer of a view; only its corners, its border and its masking are drawn.
open class CALayer: NSObject {
    /// The view whose layer it is; weak, it owns the layer.
    private weak var view: UIView?
    /// The radius of the background's corners, in points.
    open var cornerRadius: CGFloat = 0 { didSet { view?.invalidateScreen() } }
    /// The width of the border, in points; 0 for none.
    open var borderWidth: CGFloat = 0 { didSet { view?.invalidateScreen() } }
    /// The colour of the border; black if none is set.
    open var borderColor: CGColor? { didSet { view?.invalidateScreen() } }
    /// Whether the view's contents are clipped to its edges, like ``UIView/clipsToBounds``.
    open var masksToBounds = false { didSet { view?.invalidateScreen() } }

    /// The corners that the radius applies to; stored only, all are drawn alike.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The colour of the shadow; shadows are stored and not drawn.
    open var shadowColor: CGColor? = UIColor.black.cgColor
    /// The opacity of the shadow, from 0 to 1; 0 by default.
    open var shadowOpacity: Float = 0
    /// How far the shadow lies from the view, in points.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// How blurred the shadow is, in points.
    open var shadowRadius: CGFloat = 3

    init(of view: UIView) {
        self.view = view
        masksToBounds = view.asScrollView != nil
    }

    /// The view's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { view?.bounds ?? .zero }
        set { view?.bounds = newValue }
    }
    /// The view's rectangle in its superview, in points.
    open var frame: CGRect {
        get { view?.frame ?? .zero }
        set { view?.frame = newValue }
    }
    /// The background colour of the view.
    open var backgroundColor: CGColor? {
        get { view?.backgroundColor?.cgColor }
        set { view?.backgroundColor = newValue?.color }
    }
    /// The opacity of the view, from 0 to 1.
    open var opacity: Float {
        get { Float(view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }

    /// The colour of the border as it is drawn.
    var paintedBorder: UIColor { borderColor?.color ?? UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
}

/// A colour in Core Graphics' type.
public nonisolated final class CGColor: Sendable {
    /// The colour.
    let color: UIColor

    init(_ color: UIColor) { self.color = color }
}

nonisolated extension UIColor {
    /// The colour for a layer.
    public var cgColor: CGColor { CGColor(self) }
}

/// Corners of a layer.
public nonisolated struct CACornerMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes corners from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

extension UIView {
    /// The layer, which draws the view's edges.
    public var layer: CALayer {
        if let layer = extras?.layer { return layer }
        let layer = CALayer(of: self)
        madeExtras.layer = layer
        return layer
    }

    /// Whether the view's contents are clipped to its edges; `true` by default for a scroll view only.
    public var clipsToBounds: Bool {
        get { extras?.layer?.masksToBounds ?? (asScrollView != nil) }
        set { layer.masksToBounds = newValue }
    }
}
