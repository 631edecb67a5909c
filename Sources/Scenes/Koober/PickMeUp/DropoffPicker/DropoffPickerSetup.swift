package import KooberWorkers

/// The input of DropoffPicker: the closure for the choice.
package struct DropoffPickerSetup {
    /// Called once, when DropoffPicker has left for good, with the chosen place, or `nil`.
    package var finished: (NamedLocation?) -> Void

    /// Makes a setup.
    package init(finished: @escaping (NamedLocation?) -> Void) {
        self.finished = finished
    }
}
