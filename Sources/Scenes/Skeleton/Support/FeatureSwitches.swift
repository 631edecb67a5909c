package import Rehearsal

/// The features that the user can switch on, in memory until the app ends; the container owns them.
package final class FeatureSwitches {
    /// Whether notifications are on.
    package let notifications = CurrentValueSubject<Bool, Never>(false)
    /// Whether some feature is on.
    package let someFeature = CurrentValueSubject<Bool, Never>(false)

    /// Makes switches, all of them off.
    package init() {}
}
