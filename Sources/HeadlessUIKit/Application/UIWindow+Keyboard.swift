import StageRuntime

#if PHONE
    // In the build for the phone, the names of notifications are Foundation's.
    public import Foundation
#else
    import Foundation
#endif

extension UIWindow {
    /// Posts the keyboard's notifications if it has come up or gone down; called when the first responder changes.
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
        let particulars: [String: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: keyboardFrame(isUp: !isUp),
            UIResponder.keyboardFrameEndUserInfoKey: keyboardFrame(isUp: isUp),
            UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
        ]
        center.post(
            name: isUp ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
            object: nil,
            userInfo: particulars)
        isKeyboardUp = isUp
        center.post(
            name: isUp ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, object: nil,
            userInfo: particulars)
    }

    /// The frame of a phone's keyboard, in points of the screen: 291 high, 209 in landscape; below the screen if down.
    private func keyboardFrame(isUp: Bool) -> CGRect {
        let size = bounds.size
        let height: CGFloat = size.width > size.height ? 209 : 291
        return CGRect(x: 0, y: isUp ? size.height - height : size.height, width: size.width, height: height)
    }
}

extension UIResponder {
    /// Posted before the keyboard comes up.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted when the keyboard is up.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before the keyboard goes down.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted when the keyboard is down.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The key of the keyboard's frame before the change, a `CGRect` in points of the screen.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's frame after the change, a `CGRect` in points of the screen.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the seconds that the change takes, a `Double`.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}
