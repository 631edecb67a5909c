package import KooberWorkers

/// The input of GettingLocation: the closures for the position and for the button "Profile".
package struct GettingLocationSetup {
    /// Called once, with the user's position.
    package let located: (Location) -> Void
    /// Called when the user wants to see the profile.
    package let showProfile: () -> Void

    /// Makes a setup.
    package init(located: @escaping (Location) -> Void, showProfile: @escaping () -> Void) {
        self.located = located
        self.showProfile = showProfile
    }
}
