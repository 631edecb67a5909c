package import HeadlessUIKit

extension UIViewController {
    /// Shows that the user is still signed in, over whatever is presented; also where it was not Profile that asked.
    package func presentSignOutError() {
        presentAlert(
            "Sign Out Error", "We ran into an unexpected error and we couldn't sign you out.\nPlease try again.")
    }
}
