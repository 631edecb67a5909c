import struct Foundation.CGFloat
import struct Foundation.CGRect
public import HeadlessFoundation
import StageRuntime

extension UIWindow {
    /// Posts the notifications of the keyboard if it was shown or hidden; called when the first responder changes.
    ///
    /// If no stage runs, as in a test of a single view, nothing is posted.
    package func keyboardDidChange() {
        let isUp = firstResponder?.takesText ?? false
        guard isUp != isKeyboardUp else { return }
        guard let stage = Stage.running else {
            isKeyboardUp = isUp
            return
        }
        let center = NotificationCenter.default
        stage.trace.keyboard(isUp: isUp)
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
        post(UIResponder.keyboardDidChangeFrameNotification)
        post(isUp ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    }

    /// The frame of a phone's keyboard, in points of the screen: 291 high, 209 in landscape; below the screen if down.
    private func keyboardFrame(isUp: Bool) -> CGRect {
        let size = bounds.size
        let height: CGFloat = size.width > size.height ? 209 : 291
        return CGRect(x: 0, y: isUp ? size.height - height : size.height, width: size.width, height: height)
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
    /// Posted before the keyboard is shown or hidden, before the notification that says which of the two.
    public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted when the keyboard is shown or hidden, before the notification that says which of the two.
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    /// The key of the animation's curve, a `UInt`: 7, the keyboard's own.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the keyboard belongs to the app, a `Bool`; always `true` on a stage.
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
    /// The key of the keyboard's frame before the change, a `CGRect` in points of the screen.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's frame after the change, a `CGRect` in points of the screen.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the seconds that the change takes, a `Double`.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}
