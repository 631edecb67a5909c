/// What a view says of itself to assistive technologies and to tests.
///
/// A struct that is internal to this layer, where the view's own properties are open: the compiler can prove that
/// accesses to it never overlap, so that looking at it costs no check.
struct AccessibilityFacts {
    /// Whether the view is one element.
    var isElement = false
    /// The name by which tests find it.
    var identifier: String?
    /// What it is called.
    var label: String?
    /// What it holds.
    var value: String?
    /// What acting on it does.
    var hint: String?
    /// What kind of thing it is.
    var traits: UIAccessibilityTraits = .none
    /// Whether nothing in it is seen.
    var hidesElements = false
    /// Whether nothing beside it is seen.
    var isModal = false
    /// The subviews in reading order, where that is not their own; strong, they are subviews.
    var elements: [UIView]?
}
