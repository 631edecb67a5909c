import Rehearsal

extension UIViewController {
    /// Presents an alert with the button "OK", above other presented controllers.
    ///
    /// Another controller may be presented since the failed request was sent, and a controller can present only one.
    ///
    /// - Parameter acknowledged: called when the alert was dismissed.
    func presentAlert(_ title: String, _ message: String, acknowledged: @escaping () -> Void = {}) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in acknowledged() })
        var top = self
        while let next = top.presentedViewController { top = next }
        top.present(alert, animated: true)
    }

    /// Dismisses this controller's tree and the controllers presented above it; does nothing if it is not presented.
    func dismissItself() {
        presentingViewController?.dismiss(animated: true)
    }
}
