import StageRuntime

extension UIWindow {
    /// Posts the keyboard's notifications where it has come up or gone down; called when the first responder changes.
    ///
    /// Where no stage runs, as in a test of a view alone, there is nobody to tell.
    package func keyboardDidChange() {
        let isUp = firstResponder?.takesText ?? false
        guard isUp != isKeyboardUp else { return }
        guard let stage = Stage.running else {
            showsKeyboard = isUp
            return
        }
        let center = NotificationCenter.default
        stage.trace.keyboard(isUp: isUp)
        center.post(name: isUp ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
        showsKeyboard = isUp
        center.post(name: isUp ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    }
}
