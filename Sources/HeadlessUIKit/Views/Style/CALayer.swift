public import Foundation

/// What a view looks like at its edges; of Core Animation's class, corners, border and masking are drawn.
open class CALayer {
    /// The view whose layer it is; weak, it owns the layer.
    private weak var view: UIView?
    /// The radius of the background's corners, in points.
    open var cornerRadius: CGFloat = 0 { didSet { view?.invalidateScreen() } }
    /// The width of the border, in points; 0 for none.
    open var borderWidth: CGFloat = 0 { didSet { view?.invalidateScreen() } }
    /// The colour of the border; black if none is set.
    open var borderColor: CGColor? { didSet { view?.invalidateScreen() } }
    /// Whether what lies in the view is cut at its edges, as ``UIView/clipsToBounds``.
    open var masksToBounds = false { didSet { view?.invalidateScreen() } }

    /// Which corners the radius is for; held, all are drawn alike.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The colour of the shadow; shadows are held and not drawn.
    open var shadowColor: CGColor? = UIColor.black.cgColor
    /// How opaque the shadow is, from 0 to 1; none by itself.
    open var shadowOpacity: Float = 0
    /// How far the shadow lies from the view, in points.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// How blurred the shadow is, in points.
    open var shadowRadius: CGFloat = 3

    init(of view: UIView) { self.view = view }

    /// The view's own rectangle, in points.
    open var bounds: CGRect {
        get { view?.bounds ?? .zero }
        set { view?.bounds = newValue }
    }
    /// Where the view is seen in its superview, in points.
    open var frame: CGRect {
        get { view?.frame ?? .zero }
        set { view?.frame = newValue }
    }
    /// What the view is filled with.
    open var backgroundColor: CGColor? {
        get { view?.backgroundColor?.cgColor }
        set { view?.backgroundColor = newValue?.color }
    }
    /// How opaque the view is, from 0 to 1.
    open var opacity: Float {
        get { Float(view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }

    /// The colour of the border as it is drawn.
    var paintedBorder: UIColor { borderColor?.color ?? UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
}

/// A colour as Core Graphics has it.
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
    /// Makes corners of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left one at the top.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The right one at the top.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The left one at the bottom.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The right one at the bottom.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// What few views have, made when it is first asked for.
struct ViewExtras {
    /// How the view is transformed; `nil` if it is not.
    var transform: CGAffineTransform?
    /// How content that has another size than the view is shown.
    var contentMode = UIView.ContentMode.scaleToFill
    /// Whether touches of several fingers count.
    var isMultipleTouchEnabled = false
    /// Whether the view promises to have no transparent part.
    var isOpaque = true
    /// The recognisers of gestures, oldest first; strong, a view owns them.
    var recognizers: [UIGestureRecognizer] = []
    /// The layer; strong, a view owns it.
    var layer: CALayer?
    /// What a view of the module above is to a user, whatever its traits say.
    var role: ElementRole?
}

extension UIView {
    /// Makes the view an element of a role, whatever its traits say; for views of the module above, such as a map.
    package func takeRole(_ role: ElementRole) {
        extras = extras ?? ViewExtras()
        extras?.role = role
        invalidateScreen()
    }

    /// What a plain view is to a user: what its traits say, a text if they say nothing; `nil` if it is no element.
    var plainRole: ElementRole? {
        isAccessibilityElement || accessibilityIdentifier != nil ? roleByTraits ?? .text : nil
    }

    /// What the view looks like at its edges.
    public var layer: CALayer {
        if let layer = extras?.layer { return layer }
        let layer = CALayer(of: self)
        extras = extras ?? ViewExtras()
        extras?.layer = layer
        return layer
    }

    /// Whether what lies in the view is cut at its edges.
    public var clipsToBounds: Bool {
        get { extras?.layer?.masksToBounds ?? false }
        set { layer.masksToBounds = newValue }
    }
}
