/// A value in memory that several objects follow: each gets the present one at once, then every change.
package final class ObservableValue<Value: Equatable> {
    /// Follows a value until it is cancelled.
    package final class Observation {
        /// Takes the values; gone once cancelled.
        fileprivate var receive: ((Value) -> Void)?

        fileprivate init(_ receive: @escaping (Value) -> Void) {
            self.receive = receive
        }

        /// Ends the following.
        package func cancel() { receive = nil }
    }

    /// The present value.
    package private(set) var value: Value
    /// Who follows; strong, until they are cancelled.
    private var observations: [Observation] = []

    /// Makes a value without followers.
    package init(_ value: Value) {
        self.value = value
    }

    /// Follows the value.
    ///
    /// - Parameter receive: takes the present value at once, then every other one; capture its owner weakly.
    /// - Returns: what ends it; this keeps it too.
    package func observe(_ receive: @escaping (Value) -> Void) -> Observation {
        let observation = Observation(receive)
        observations.removeAll { $0.receive == nil }
        observations.append(observation)
        receive(value)
        return observation
    }

    /// Sets another value; the same one is no change.
    package func set(_ value: Value) {
        guard value != self.value else { return }
        self.value = value
        for observation in observations { observation.receive?(value) }
        observations.removeAll { $0.receive == nil }
    }
}

/// What the user can switch on, in memory until the app ends; the container owns it.
package final class FeatureSwitches {
    /// Whether notifications are on.
    package let notifications = ObservableValue(false)
    /// Whether some feature is on.
    package let someFeature = ObservableValue(false)

    /// Makes switches that are off.
    package init() {}
}
