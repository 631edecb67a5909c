/// What an accessibility element is to a user; each element has exactly one.
package enum ElementRole: String, CaseIterable, Codable, Sendable {
    /// A button: a `UIButton`, a bar button or an alert's action.
    case button
    /// A `UITextField`, the field of a `UISearchBar`, or a `UITextView` that can be edited.
    case field
    /// A `UILabel`, or any element of no other role.
    case text
    /// A text with the header trait.
    case heading
    /// A `UIImageView` that is not decorative.
    case image
    /// A `UISwitch`.
    case `switch`
    /// One segment of a `UISegmentedControl`, or a button of a row of choices.
    case segment
    /// A control whose value is set by sliding.
    case slider
    /// A cell of a `UITableView` or a `UICollectionView`.
    case row
    /// A `UITableView` or a `UICollectionView`.
    case list
    /// A button that opens a list of choices.
    case menu
    /// A control that chooses one of several items.
    case picker
    /// A text or button that leads out of the app.
    case link
    /// A `UIAlertController`, an action sheet too.
    case alert
    /// An item of a tab bar.
    case tab
    /// A `MapView`.
    case map
    /// A `UIActivityIndicatorView` that is animating.
    case spinner

    /// Whether every element of the role acts when it is tapped.
    var isActionable: Bool {
        switch self {
        case .button, .field, .switch, .segment, .slider, .menu, .link, .tab: true
        case .text, .heading, .image, .row, .list, .picker, .alert, .map, .spinner: false
        }
    }
}

/// The states of an element that a user can perceive.
package struct ElementStates: OptionSet, Sendable {
    /// The bits.
    package let rawValue: UInt8

    /// Makes states from bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Chosen among others.
    package static let selected = ElementStates(rawValue: 1)
    /// A switch that is on.
    package static let on = ElementStates(rawValue: 2)
    /// A switch that is off.
    package static let off = ElementStates(rawValue: 4)
    /// It cannot be used now.
    package static let disabled = ElementStates(rawValue: 8)
    /// It gets the keyboard input.
    package static let focused = ElementStates(rawValue: 16)

    /// The words of the walkthrough language for the states, in its order.
    package var words: [String] {
        var words: [String] = []
        if contains(.selected) { words.append("selected") }
        if contains(.on) { words.append("on") }
        if contains(.off) { words.append("off") }
        if contains(.disabled) { words.append("disabled") }
        if contains(.focused) { words.append("focused") }
        return words
    }
}
