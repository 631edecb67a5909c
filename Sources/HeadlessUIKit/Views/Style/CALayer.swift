public import Foundation

/// What a view looks like at its edges; the part of Core Animation's class that is drawn.
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

    init(of view: UIView) { self.view = view }

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

/// What few views have, made when it is first asked for.
struct ViewExtras {
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
