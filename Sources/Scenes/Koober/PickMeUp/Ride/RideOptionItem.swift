/// A ride option as it is shown.
struct RideOptionItem: Equatable {
    /// What the server knows it by.
    let id: String
    /// Its name.
    let title: String
    /// How many it carries and what it costs.
    let value: String
    /// Whether it stands out, which only the eye sees.
    let isHighlighted: Bool
    /// Whether it is chosen.
    let isSelected: Bool
}
