package import Workers

/// What DropoffPicker is given: who takes the choice.
package struct DropoffPickerSetup {
    /// Called once, when DropoffPicker has left for good, with the place chosen; `nil` if none was.
    package let finished: (NamedLocation?) -> Void

    /// Makes a setup.
    package init(finished: @escaping (NamedLocation?) -> Void) {
        self.finished = finished
    }
}
