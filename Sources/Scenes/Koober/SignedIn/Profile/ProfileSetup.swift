/// The input of Profile: the closures for the sign-out and for its end.
package struct ProfileSetup {
    /// Signs the user out; if that fails, the closure shows the error and calls `failed`.
    package let signOut: (_ failed: @escaping () -> Void) -> Void
    /// Called once when Profile has left for good.
    package let done: () -> Void

    /// Makes a setup.
    package init(signOut: @escaping (_ failed: @escaping () -> Void) -> Void, done: @escaping () -> Void) {
        self.signOut = signOut
        self.done = done
    }
}
