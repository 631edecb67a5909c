package import Rehearsal

extension UIViewController {
    /// Shows that nobody was signed up, over whatever is presented; also where SignUp has gone meanwhile.
    package func presentSignUpFailure() {
        presentAlert("Sign Up Failed", "Could not sign up.\nPlease try again.")
    }
}
