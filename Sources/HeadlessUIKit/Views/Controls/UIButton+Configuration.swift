extension UIButton {
    /// Makes a button of a configuration that performs an action when tapped; its title and image are copied to the
    /// configuration.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        var configuration = configuration
        if let title = title(for: .normal) { configuration.title = title }
        if let image = image(for: .normal) { configuration.image = image }
        self.configuration = configuration
    }

    /// Lets the app change the configuration if that is due.
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

    /// Marks an item of the menu, if that is what choosing one does.
    func select(_ action: UIAction) {
        guard let menu, changesSelectionAsPrimaryAction || menu.options.contains(.singleSelection) else { return }
        menu.mark(action)
        selectionDidChange()
    }
}
