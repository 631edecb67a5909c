public import Foundation

/// An action that an app adds to an element for users of assistive technologies, who choose it from a list.
///
/// It gives them what others reach by a gesture: a swipe over a row, a long press, a drag. Scripts perform it by name:
/// `perform "Archive" on row "Dover"`.
///
/// developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
open class UIAccessibilityCustomAction: NSObject {
    /// Performs the action; returns whether it has succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name, as it is read out.
    open var name: String
    /// The image beside the name; nothing of it shows on a stage.
    open var image: UIImage?
    /// Performs the action; strong, the action owns it.
    open var actionHandler: Handler? { didSet { withExtendedLifetime(oldValue) {} } }

    private init(_ name: String, _ image: UIImage?, _ actionHandler: Handler?) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
        super.init()
    }

    /// Makes an action.
    public convenience init(name: String, actionHandler: Handler?) { self.init(name, nil, actionHandler) }

    /// Makes an action with an image.
    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.init(name, image, actionHandler)
    }
}

extension UIView {
    /// The actions for users of assistive technologies beside activating the view; strong, as in UIKit.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { extras?.customActions }
        set { madeExtras.customActions = newValue }
    }
}
