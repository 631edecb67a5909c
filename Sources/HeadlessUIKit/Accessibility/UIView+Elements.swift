extension UIView {
    /// The subviews in the order in which they are read: the app's own, else that of the view.
    var elementChildren: [UIView] { accessibilityElements ?? childrenInOrder }

    /// The role that the traits ask for; the first that fits, most telling first.
    var roleByTraits: ElementRole? {
        let traits = accessibilityTraits
        guard traits != .none else { return nil }
        if traits.contains(.segment) { return .segment }
        if traits.contains(.link) { return .link }
        if traits.contains(.button) { return .button }
        if traits.contains(.header) { return .heading }
        if traits.contains(.searchField) { return .field }
        if traits.contains(.adjustable) { return .slider }
        if traits.contains(.image) { return .image }
        return nil
    }

    /// Whether the view is one of the system's controls that can be hit 44 points either way whatever their size.
    var isStandardControl: Bool {
        self is UISwitch || self is UISlider || self is UISegment || self is UITextField
    }

    /// The states that the traits give.
    var statesByTraits: ElementStates {
        var states: ElementStates = []
        if accessibilityTraits.contains(.selected) { states.insert(.selected) }
        if accessibilityTraits.contains(.notEnabled) { states.insert(.disabled) }
        return states
    }
}
