package import Rehearsal

extension UIViewController {
    /// Shows that the sign-up failed, over what is presented; also if SignUp has gone meanwhile.
    package func presentSignUpFailure() {
        presentAlert("Sign Up Failed", "Could not sign up.\nPlease try again.")
    }
}
