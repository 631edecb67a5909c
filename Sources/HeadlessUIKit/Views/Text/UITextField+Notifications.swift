public import HeadlessFoundation
import StageRuntime

extension UIView {
    /// Posts a notification with the view as its object, if a stage runs.
    func post(_ name: Notification.Name) {
        guard Stage.running != nil else { return }
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension UITextField {
    /// Posted when the user has begun to edit a field, its object.
    public class var textDidBeginEditingNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidBeginEditingNotification")
    }
    /// Posted when the user has changed the text of a field, its object.
    public class var textDidChangeNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidChangeNotification")
    }
    /// Posted when the user has ended editing a field, its object.
    public class var textDidEndEditingNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidEndEditingNotification")
    }
}

extension UITextView {
    /// Posted when the user has begun to edit a text view, its object.
    public class var textDidBeginEditingNotification: Notification.Name {
        Notification.Name("UITextViewTextDidBeginEditingNotification")
    }
    /// Posted when the user has changed the text of a text view, its object.
    public class var textDidChangeNotification: Notification.Name {
        Notification.Name("UITextViewTextDidChangeNotification")
    }
    /// Posted when the user has ended editing a text view, its object.
    public class var textDidEndEditingNotification: Notification.Name {
        Notification.Name("UITextViewTextDidEndEditingNotification")
    }
}
