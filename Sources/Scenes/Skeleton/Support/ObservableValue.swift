/// A value in memory with observers: each gets the current value at once, then every change.
package final class ObservableValue<Value: Equatable> {
    /// Observes a value until it is cancelled.
    package final class Observation {
        /// Takes the values; nil after the cancellation.
        fileprivate var receive: ((Value) -> Void)?

        fileprivate init(_ receive: @escaping (Value) -> Void) {
            self.receive = receive
        }

        /// Ends the observation.
        package func cancel() { receive = nil }
    }

    /// The current value.
    package private(set) var value: Value
    /// The observations; strong, until they are cancelled.
    private var observations: [Observation] = []

    /// Makes a value without observers.
    package init(_ value: Value) {
        self.value = value
    }

    /// Observes the value.
    ///
    /// - Parameter receive: takes the current value at once, then every new one; capture its owner weakly.
    /// - Returns: the observation, which ends it; this value keeps it too.
    package func observe(_ receive: @escaping (Value) -> Void) -> Observation {
        let observation = Observation(receive)
        observations.removeAll { $0.receive == nil }
        observations.append(observation)
        receive(value)
        return observation
    }

    /// Sets the value; notifies the observers if it has changed.
    package func set(_ value: Value) {
        guard value != self.value else { return }
        self.value = value
        for observation in observations { observation.receive?(value) }
        observations.removeAll { $0.receive == nil }
    }
}

/// The features that the user can switch on, in memory until the app ends; the container owns them.
package final class FeatureSwitches {
    /// Whether notifications are on.
    package let notifications = ObservableValue(false)
    /// Whether some feature is on.
    package let someFeature = ObservableValue(false)

    /// Makes switches, all of them off.
    package init() {}
}
