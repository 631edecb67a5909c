public import Foundation

/// The edges of a view; of Core Animation's class, only corners, border and masking are drawn.
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

/// Properties that few views have, made when first set.
final class ViewExtras {
    /// The transform; `nil` for the identity.
    var transform: CGAffineTransform?
    /// How content of another size than the view is shown.
    var contentMode = UIView.ContentMode.scaleToFill
    /// Whether touches of several fingers count.
    var isMultipleTouchEnabled = false
    /// Whether the view takes touches alone.
    var isExclusiveTouch = false
    /// Whether the safe area adds nothing to the margins, and whether the superview's margins do.
    var (ignoresSafeArea, keepsOuterMargins) = (false, false)
    /// Whether the view promises to have no transparent part.
    var isOpaque = true
    /// The recognisers of gestures, oldest first; strong, a view owns them.
    var recognizers: [UIGestureRecognizer] = []
    /// The interactions, oldest first; strong, a view owns them.
    var interactions: [any UIInteraction] = []
    /// The layer; strong, a view owns it.
    var layer: CALayer?
    /// The role of a view from the module above, in place of the one that its traits imply.
    var role: ElementRole?
    /// Whether the view's controller adds insets to the safe area.
    var addsSafeArea = false
    /// The registrations for changes of traits, oldest first; strong, they end with the view.
    var traitObservers: [TraitChangeObserver] = []
}

extension UIView {
    /// The view's properties that few views have, made if there are none.
    var madeExtras: ViewExtras {
        if let extras { return extras }
        let made = ViewExtras()
        extras = made
        return made
    }

    /// Makes the view an element of a role, whatever its traits say; for views of the module above, such as a map.
    package func takeRole(_ role: ElementRole) {
        madeExtras.role = role
        invalidateScreen()
    }

    /// The role of a plain view: what its traits imply, or else text; `nil` if it is no element.
    var plainRole: ElementRole? {
        isAccessibilityElement || accessibilityIdentifier != nil ? roleByTraits ?? .text : nil
    }

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
