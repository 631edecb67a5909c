import Foundation

extension UITableViewCell {
    /// Called when the cell's selection or editing mode has changed.
    func stateDidChange() {
        invalidateScreen()
        if selectedBackgroundView != nil { placeBackgrounds() }
        if contentConfiguration != nil || configurationUpdateHandler != nil || type(of: self) != UITableViewCell.self {
            setNeedsUpdateConfiguration()
        } else {
            setNeedsLayout()
        }
    }

    /// Calls ``updateConfiguration(using:)`` and the update handler if an update is due.
    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        defer { isUpdatingConfiguration = false }
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }

    /// Passes the configuration to the content view, or to a new one if that does not support it.
    func showContentConfiguration() {
        invalidateScreen()
        if let contentConfiguration, let view = contentView as? any UIView & UIContentView,
            view.supports(contentConfiguration)
        {
            view.configuration = contentConfiguration
        } else if contentConfiguration != nil || contentView is any UIContentView {
            replaceContent(contentConfiguration?.makeContentView() ?? UIView())
            (mainLabel, detailLabel, pictureView) = (nil, nil, nil)
        }
        if !isUpdatingConfiguration, contentConfiguration != nil { setNeedsUpdateConfiguration() }
        tableView?.contentDidChange(of: self)
    }

    /// Replaces the content view.
    func replaceContent(_ view: UIView) {
        contentView.removeFromSuperview()
        contentView = view
        addSubview(view)
        sendSubviewToBack(view)
        placeBackgrounds()
        setNeedsLayout()
    }
}
