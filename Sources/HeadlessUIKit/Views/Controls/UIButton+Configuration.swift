import Foundation

final class HeldConfiguration {
    let configuration: UIButton.Configuration

    init(_ configuration: UIButton.Configuration) { self.configuration = configuration }
}

extension UIButton {
    /// Makes a button with a configuration, and with the title and the image of the action that a tap performs.
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

    /// Marks the chosen item of the menu if the button or the menu has a selection.
    func select(_ action: UIAction) {
        guard let menu, changesSelectionAsPrimaryAction || menu.options.contains(.singleSelection) else { return }
        menu.mark(action)
        selectionDidChange()
    }

    func layout(_ configuration: Configuration) -> ConfiguredButtonLayout {
        ConfiguredButtonLayout(
            configuration: configuration, title: currentTitle ?? "", subtitle: configuration.subtitle ?? "",
            hasImage: configuration.showsActivityIndicator || currentImage != nil,
            titleMetrics: TextMetrics(font: configuration.titleFont, in: self),
            subtitleMetrics: TextMetrics(font: configuration.subtitleFont, in: self),
            imageSide: configuration.showsActivityIndicator ? 24 : imageSide,
            contentAlignment: contentHorizontalAlignment)
    }

    /// Returns the colour of text and image, by the configuration.
    func foreground(_ configuration: Configuration) -> UIColor {
        configuration.baseForegroundColor ?? ownTitleColor(for: state)
            ?? (configuration.style == .filled ? .white : tintColor)
    }

    /// Returns the background colour, by the configuration; `nil` for none.
    func fill(_ configuration: Configuration) -> UIColor? {
        if let color = configuration.background.backgroundColor { return color }
        if configuration.style != .plain, !isEnabled { return .tertiarySystemFill }
        return switch configuration.style {
        case .plain: nil
        case .gray: configuration.baseBackgroundColor ?? .secondarySystemFill
        case .tinted: (configuration.baseBackgroundColor ?? tintColor).withAlphaComponent(0.18)
        case .filled: configuration.baseBackgroundColor ?? tintColor
        }
    }

    /// Returns the text colour that the app has set for a button with a configuration; `nil` if it is the system's.
    func declaredForeground(_ configuration: Configuration) -> UIColor? {
        if let color = configuration.baseForegroundColor ?? ownTitleColor(for: state) { return color }
        guard configuration.style == .filled else { return declaredTint }
        let isDeclared =
            configuration.baseBackgroundColor != nil || configuration.background.backgroundColor != nil
            || declaredTint != nil
        return isDeclared ? .white : nil
    }

    /// The tint that the app has set here or on a view above; `nil` if it is the system's.
    var declaredTint: UIColor? {
        sequence(first: self as UIView, next: \.superview).lazy.compactMap(\.ownTintColor).first
    }
}
