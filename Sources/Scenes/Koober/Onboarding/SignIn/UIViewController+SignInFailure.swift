package import Rehearsal

extension UIViewController {
    /// Shows that the sign-in failed, over what is presented; also if SignIn has gone meanwhile.
    package func presentSignInFailure() {
        presentAlert("Sign In Failed", "Could not sign in.\nPlease try again.")
    }
}
