import Rehearsal

extension UIViewController {
    /// Presents an alert with the one button "OK", over what is presented already.
    ///
    /// A sheet may have come up since the request that failed; UIKit refuses a second presentation by one controller.
    ///
    /// - Parameter acknowledged: what happens when the alert has been dismissed.
    func presentAlert(_ title: String, _ message: String, acknowledged: @escaping () -> Void = {}) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in acknowledged() })
        var top = self
        while let next = top.presentedViewController { top = next }
        top.present(alert, animated: true)
    }

    /// Dismisses this controller's tree and what is presented over it; nothing if it is not presented.
    func dismissItself() {
        presentingViewController?.dismiss(animated: true)
    }
}
