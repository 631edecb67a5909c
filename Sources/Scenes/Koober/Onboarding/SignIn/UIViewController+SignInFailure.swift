package import Rehearsal

extension UIViewController {
    /// Shows that nobody was signed in, over whatever is presented; also where SignIn has gone meanwhile.
    package func presentSignInFailure() {
        presentAlert("Sign In Failed", "Could not sign in.\nPlease try again.")
    }
}
