extension UIButton {
    /// Makes a button with a configuration, which takes the title and the image of the action that a tap performs.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        var configuration = configuration
        if let title = title(for: .normal) { configuration.title = title }
        if let image = image(for: .normal) { configuration.image = image }
        self.configuration = configuration
    }

    /// Calls ``updateConfiguration()`` and the update handler if an update is due.
    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        defer { isUpdatingConfiguration = false }
        updateConfiguration()
        configurationUpdateHandler?(self)
    }

    func configurationDidChange(from old: Configuration?) {
        guard configuration != old else { return }
        invalidateScreen()
        if knownSize != nil {
            knownSize = nil
            invalidateIntrinsicContentSize()
        }
        if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
    }

    /// Marks the chosen item of the menu, if the button or the menu selects items.
    func select(_ action: UIAction) {
        guard let menu, changesSelectionAsPrimaryAction || menu.options.contains(.singleSelection) else { return }
        menu.mark(action)
        selectionDidChange()
    }
}
