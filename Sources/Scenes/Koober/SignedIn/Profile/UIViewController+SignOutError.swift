package import Rehearsal

extension UIViewController {
    /// Shows that the user is still signed in, over what is presented, whoever asked.
    package func presentSignOutError() {
        presentAlert(
            "Sign Out Error", "We ran into an unexpected error and we couldn't sign you out.\nPlease try again.")
    }
}
