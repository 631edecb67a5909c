/// What a content view shows, as one value.
public protocol UIContentConfiguration {
    /// Makes a view that shows it.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration for a state of the cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
public protocol UIContentView: AnyObject {
    /// What the view shows.
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view can show a configuration.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Says that it can.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The state that a configuration is made for.
public protocol UIConfigurationState {
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// Makes the state of a view with which nothing is done.
    init(traitCollection: UITraitCollection)
    /// What the app adds to the state, by its own keys.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of something that an app adds to a state.
public nonisolated struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The state of a cell that a configuration is made for.
public nonisolated struct UICellConfigurationState: UIConfigurationState {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell cannot be used; always false, for cells here can.
    public var isDisabled = false
    /// Whether a finger is on the cell.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has the focus of a keyboard; always false.
    public var isFocused = false
    /// Whether the row is edited.
    public var isEditing = false
    /// What the app has added.
    private var additions: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// What the app adds to the state, by its own keys.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { additions[key] }
        set { additions[key] = newValue }
    }

    /// Makes the state of a cell with which nothing is done.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

extension UITableViewCell {
    /// Changes the configurations of a cell for its state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    /// The state that the cell is in.
    public var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isEditing = isEditing
        return state
    }
}
