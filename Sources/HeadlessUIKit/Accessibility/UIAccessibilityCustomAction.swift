public import Foundation

/// An action that an app adds to an element for users of assistive technologies, who choose it from a list.
///
/// It replaces a gesture: a swipe over a row, a long press, a drag. Scripts perform it by name: `perform "Archive" on
/// row "Dover"`.
open class UIAccessibilityCustomAction: NSObject {
    /// Performs the action; returns whether it has succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name, as it is read out.
    open var name: String
    /// The image beside the name; not shown on a stage.
    open var image: UIImage?
    /// Performs the action; strong, the action owns it.
    open var actionHandler: Handler? { didSet { withExtendedLifetime(oldValue) {} } }

    /// Makes an action.
    public init(name: String, actionHandler: @escaping Handler) {
        (self.name, self.actionHandler) = (name, actionHandler)
        super.init()
    }

    /// Makes an action with an image.
    public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
        super.init()
    }
}

extension UIView {
    /// The actions for users of assistive technologies beside activating the view; strong, as in UIKit.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { extras?.customActions }
        set { madeExtras.customActions = newValue }
    }

    /// The actions that users of assistive technologies are offered: the app's, then the system's.
    var offeredActions: [UIAccessibilityCustomAction] {
        (accessibilityCustomActions ?? []) + ((self as? UITableViewCell)?.moveActions ?? [])
    }
}
