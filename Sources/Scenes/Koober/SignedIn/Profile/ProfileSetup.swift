/// What Profile is given: who signs the user out, and who is told that it has closed.
package struct ProfileSetup {
    /// Called when the user signs out, by its maker's closure; if that fails, the closure shows it and calls `failed`.
    package let signOut: (_ failed: @escaping () -> Void) -> Void
    /// Called once when Profile has left for good, whichever way.
    package let done: () -> Void

    /// Makes a setup.
    package init(signOut: @escaping (_ failed: @escaping () -> Void) -> Void, done: @escaping () -> Void) {
        self.signOut = signOut
        self.done = done
    }
}
