package import Workers

/// What GettingLocation is given: who takes the location, and where "Profile" leads.
package struct GettingLocationSetup {
    /// Called once, with where the user is.
    package let located: (Location) -> Void
    /// Called when the user wants to see the profile.
    package let showProfile: () -> Void

    /// Makes a setup.
    package init(located: @escaping (Location) -> Void, showProfile: @escaping () -> Void) {
        self.located = located
        self.showProfile = showProfile
    }
}
