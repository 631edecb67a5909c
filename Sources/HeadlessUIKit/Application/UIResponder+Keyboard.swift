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
