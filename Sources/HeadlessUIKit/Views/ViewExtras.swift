import Foundation

/// The properties that few views set, in an object of their own, so that other views need no memory for them.
final class ViewExtras {
    var transform: CGAffineTransform?
    var semantics = UISemanticContentAttribute.unspecified
    var style = UIUserInterfaceStyle.unspecified
    var contentMode = UIView.ContentMode.scaleToFill
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    /// The app's margins for the view, in points; `nil` for the default.
    var margins: UIEdgeInsets?
    var ignoresSafeArea = false
    var keepsOuterMargins = false
    var isOpaque = true
    /// The recognisers of gestures, oldest first; strong, a view owns them.
    var recognizers: [UIGestureRecognizer] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// The interactions, oldest first; strong, a view owns them.
    var interactions: [any UIInteraction] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    var keepsColors = false
    /// The layer; strong, a view owns it.
    var layer: CALayer? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The view whose form is the visible part; strong, a view owns it.
    var mask: UIView? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The role of a view from the module above, instead of the one that its traits imply.
    var role: ElementRole?
    /// The actions for assistive technologies; strong, a view owns them.
    var customActions: [UIAccessibilityCustomAction]? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The insets that the view's controller, and the bars around it, add to the safe area, in points.
    var addedSafeArea: UIEdgeInsets?
    /// The registrations for changes of traits, oldest first; strong, they end with the view.
    var traitObservers: [TraitChangeObserver] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// The observers of properties, oldest first; strong until their observations end.
    var propertyObservers: [PropertyObserver] = [] { didSet { withExtendedLifetime(oldValue) {} } }
}

extension UIView {
    var madeExtras: ViewExtras {
        if let extras { return extras }
        let made = ViewExtras()
        extras = made
        return made
    }
}
