public import Foundation

/// The content of a content view and how it looks.
public protocol UIContentConfiguration {
    /// Makes a view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration for a state of the cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
public protocol UIContentView: NSObjectProtocol {
    /// What the view shows.
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view can show a configuration.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns whether the configuration has the type of the current one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The state of a view that a configuration adapts to.
public protocol UIConfigurationState {
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// Makes the state of a view that is not selected, highlighted or focused.
    init(traitCollection: UITraitCollection)
    /// The value of a custom state that the app adds.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a custom state.
public nonisolated struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The state of a cell that a configuration adapts to.
public nonisolated struct UICellConfigurationState: UIConfigurationState {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled; always `false` here.
    public var isDisabled = false
    /// Whether a finger is on the cell.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has the focus of a keyboard; always `false` here.
    public var isFocused = false
    /// Whether the row is in editing mode.
    public var isEditing = false
    private var additions: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// The value of a custom state that the app adds.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { additions[key] }
        set { additions[key] = newValue }
    }

    /// Makes the state of a cell that is not selected, highlighted or focused.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

extension UITableViewCell {
    /// Called to change the configurations of a cell when its state has changed.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    /// The current state of the cell.
    public var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isEditing = isEditing
        return state
    }
}
