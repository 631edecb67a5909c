import StageRuntime

extension UIWindow {
    /// Posts the keyboard's notifications where it has come up or gone down; called when the first responder changes.
    ///
    /// Where no stage runs, as in a test of a view alone, there is nobody to tell.
    package func keyboardDidChange() {
        let isUp = firstResponder?.takesText ?? false
        guard isUp != isKeyboardUp else { return }
        guard let stage = Stage.running else {
            isKeyboardUp = isUp
            return
        }
        let center = NotificationCenter.default
        stage.trace.keyboard(isUp: isUp)
        center.post(name: isUp ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
        isKeyboardUp = isUp
        center.post(name: isUp ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
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
}
