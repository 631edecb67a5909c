/// What an accessibility element is to a user; each element has exactly one.
package enum ElementRole: String, CaseIterable, Sendable {
    /// Something that acts when tapped: a `UIButton`, a bar button, an alert's action.
    case button
    /// A `UITextField` or the field of a `UISearchBar`.
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
    /// A cell of a `UITableView`.
    case row
    /// A `UITableView`.
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
}
