import StageRuntime

extension UIWindow {
    /// Posts the keyboard's notifications where it has come up or gone down; called when the first responder changes.
    package func keyboardDidChange() {
        let isUp = firstResponder?.takesText ?? false
        guard isUp != isKeyboardUp else { return }
        let center = NotificationCenter.default
        UIApplication.shared.stage.trace.keyboard(isUp: isUp)
        center.post(name: isUp ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
        isKeyboardUp = isUp
        center.post(name: isUp ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    }
}
