import Foundation

/// A cell of a table or a collection view whose content view shows a content configuration.
protocol ContentCell: UIView {
    /// The view of the cell's content; strong, a subview.
    var contentView: UIView { get set }
    var contentConfiguration: (any UIContentConfiguration)? { get }
    /// The view behind the content; strong, a subview.
    var backgroundView: UIView? { get set }
    /// The view behind the content of a selected cell; strong, a subview while the cell is selected.
    var selectedBackgroundView: UIView? { get set }
    /// How the background looks; `nil` if views or a colour make it up.
    var backgroundConfiguration: UIBackgroundConfiguration? { get set }
    var automaticallyUpdatesBackgroundConfiguration: Bool { get }
    var isSelected: Bool { get }
    var needsConfigurationUpdate: Bool { get set }
    var isUpdatingConfiguration: Bool { get set }
    func setNeedsUpdateConfiguration()
    /// Lets the cell and the app's handler adapt the configurations to the cell's state.
    func performConfigurationUpdate()
    /// Called when the content has changed, so that the cell may need another size.
    func contentDidChange()
}

extension ContentCell {
    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        defer { isUpdatingConfiguration = false }
        performConfigurationUpdate()
    }

    /// Passes the configuration to the content view, or to a new one if that view does not support it.
    func showContentConfiguration() {
        invalidateScreen()
        if let contentConfiguration, let view = contentView as? any UIView & UIContentView,
            view.supports(contentConfiguration)
        {
            view.configuration = contentConfiguration
        } else if contentConfiguration != nil || contentView is any UIContentView {
            replaceContent(contentConfiguration?.makeContentView() ?? UIView())
        }
        if !isUpdatingConfiguration, contentConfiguration != nil { setNeedsUpdateConfiguration() }
        contentDidChange()
    }

    /// Shows the background's configuration, which replaces background views and colour.
    func showBackgroundConfiguration() {
        invalidateScreen()
        guard backgroundConfiguration != nil else { return }
        if backgroundView != nil { backgroundView = nil }
        if selectedBackgroundView != nil { selectedBackgroundView = nil }
        backgroundColor = nil
        if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
    }

    /// Adapts the background to the cell's state, unless the app does so itself.
    func updateBackground(for state: UICellConfigurationState) {
        guard automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration else { return }
        self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
    }

    func replaceContent(_ view: UIView) {
        contentView.removeFromSuperview()
        contentView = view
        addSubview(view)
        sendSubviewToBack(view)
        placeBackgrounds()
        setNeedsLayout()
    }

    func replaceBackgrounds(_ old: UIView?) {
        if let old, old !== backgroundView, old !== selectedBackgroundView { old.removeFromSuperview() }
        placeBackgrounds()
    }

    /// Places the background views behind the content, the selected one only while the cell is selected.
    func placeBackgrounds() {
        if let selectedBackgroundView {
            if isSelected {
                insertSubview(selectedBackgroundView, at: 0)
            } else if selectedBackgroundView.superview === self {
                selectedBackgroundView.removeFromSuperview()
            }
        }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }
}

extension UITableViewCell: ContentCell {
    func stateDidChange() {
        invalidateScreen()
        if selectedBackgroundView != nil { placeBackgrounds() }
        if contentConfiguration != nil || backgroundConfiguration != nil || configurationUpdateHandler != nil
            || type(of: self) != UITableViewCell.self
        {
            setNeedsUpdateConfiguration()
        } else {
            setNeedsLayout()
        }
    }

    func performConfigurationUpdate() {
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }

    /// Marks the row to be measured again, and forgets the labels of a replaced content view.
    func contentDidChange() {
        if contentView is any UIContentView { (mainLabel, detailLabel, pictureView) = (nil, nil, nil) }
        tableView?.contentDidChange(of: self)
    }
}
