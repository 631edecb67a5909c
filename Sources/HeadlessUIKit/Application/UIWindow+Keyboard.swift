import struct Foundation.CGFloat
import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize
public import HeadlessFoundation
import StageRuntime

extension UIWindow {
    /// Posts the notifications of the keyboard if it was shown or hidden; called when the first responder changes.
    ///
    /// The movement lasts 0.25 s; if nobody observes its end, nothing is due then. While the interface turns, the
    /// keyboard is hidden. If no stage runs, as in a test of a single view, nothing is posted.
    package func keyboardDidChange() {
        let wants = firstResponder.map { $0.takesText || $0.inputView != nil } ?? false
        let isUp = wants && application?.isTurning != true
        guard isUp != isKeyboardUp else { return showInputViews(withKeyboard: isUp) }
        guard let stage = Stage.running else {
            isKeyboardUp = isUp
            showInputViews(withKeyboard: isUp)
            keyboardGuidesDidChange()
            return
        }
        let center = NotificationCenter.default
        stage.trace.keyboard(isUp: isUp)
        if isUp { showInputViews(withKeyboard: true) }
        let userInfo: [String: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: keyboardFrame(isUp: !isUp),
            UIResponder.keyboardFrameEndUserInfoKey: keyboardFrame(isUp: isUp),
            UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
            UIResponder.keyboardAnimationCurveUserInfoKey: UInt(7),
            UIResponder.keyboardIsLocalUserInfoKey: true,
        ]
        let post = { (name: Notification.Name) in center.post(name: name, object: nil, userInfo: userInfo) }
        post(UIResponder.keyboardWillChangeFrameNotification)
        post(isUp ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
        isKeyboardUp = isUp
        if !isUp { showInputViews(withKeyboard: false) }
        keyboardGuidesDidChange()
        let did = [
            UIResponder.keyboardDidChangeFrameNotification,
            isUp ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        ]
        if application?.isTurning == true { return did.forEach(post) }
        #if !PHONE
            guard center.hasObserver(ofAny: did) else { return }
        #endif
        UIApplication.shared.animations.after(.milliseconds(250), "keyboard") { did.forEach(post) }
    }

    /// The frame of a phone's keyboard, in points; below the window if the keyboard is down.
    fileprivate func keyboardFrame(isUp: Bool) -> CGRect {
        let size = bounds.size
        let height = inputHost?.height ?? Self.keyboardHeight(in: size)
        return CGRect(x: 0, y: isUp ? size.height - height : size.height, width: size.width, height: height)
    }

    /// Returns the height of the keyboard in a window of a size, in points.
    static func keyboardHeight(in size: CGSize) -> CGFloat {
        (DeviceModel.withScreen(size) ?? .standard).keyboardHeight(isPortrait: size.width <= size.height)
    }
}

extension UIView {
    private static let keyboardGuide = "UIViewKeyboardLayoutGuide"

    /// The part of the view that a docked keyboard covers.
    ///
    /// While the keyboard is down, it is empty and at the bottom of the safe area. As in UIKit, what is not constrained
    /// to it is not moved; on a stage, taps reach what the keyboard covers.
    public var keyboardLayoutGuide: UILayoutGuide {
        ownGuide(Self.keyboardGuide) {
            .inset { UIEdgeInsets(top: $0.bounds.height - $0.keyboardOverlap, left: 0, bottom: 0, right: 0) }
        }
    }

    /// The height, in points, of the part at the view's bottom that the keyboard or the unsafe area covers.
    private var keyboardOverlap: CGFloat {
        let unsafe = safeAreaInsets.bottom
        guard let window = window, window.isKeyboardUp else { return unsafe }
        let bottom = convert(CGPoint(x: 0, y: bounds.maxY), to: nil).y
        return min(max(bottom - window.keyboardFrame(isUp: true).minY, unsafe), bounds.height)
    }

    /// Lays out again everything that is constrained to the keyboard.
    func keyboardGuidesDidChange() {
        guard constraintsInTree else { return }
        if layout?.ownGuide(Self.keyboardGuide) != nil {
            setNeedsLayout()
            forEachEngine { $0.noteSurroundings() }
            invalidateScreen()
        }
        for view in subviews { view.keyboardGuidesDidChange() }
    }
}

extension UIResponder {
    /// Posted before the keyboard is shown.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted when the keyboard is shown.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before the keyboard is hidden.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted when the keyboard is hidden.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before the keyboard is shown or hidden, before the notification that says which.
    public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted when the keyboard is shown or hidden, before the notification that says which.
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    /// The key of the animation's curve, a `UInt`: 7, the keyboard's own.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the keyboard belongs to the app, a `Bool`; always `true` on a stage.
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
    /// The key of the keyboard's frame before the change, a `CGRect` in points of the screen.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's frame after the change, a `CGRect` in points of the screen.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the seconds that the change lasts, a `Double`.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}
