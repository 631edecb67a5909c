import StageRuntime

extension UIApplication {
    /// Sets the size of text that the user prefers; controllers and views are told.
    package func setContentSizeCategory(_ category: UIContentSizeCategory) {
        changeTraits(named: "textSize", category.rawValue) { $0.preferredContentSizeCategory = category }
    }

    /// Sets whether the interface is light or dark; controllers and views are told.
    package func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        changeTraits(named: "appearance", style.rawValue) { $0.userInterfaceStyle = style }
    }

    /// Sets the language and region by its identifier, such as `fr_FR`.
    package func setLocale(_ identifier: String) {
        guard identifier != localeIdentifier else { return }
        stage.trace.changedTrait("locale", to: identifier)
        localeIdentifier = identifier
    }

    /// Changes traits and tells every controller in the windows' trees, parents first, where one has changed.
    func changeTraits(named name: String? = nil, _ value: String = "", _ change: (inout UITraitCollection) -> Void) {
        let previous = traitCollection
        change(&traitCollection)
        guard traitCollection != previous else { return }
        let textSize = traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory
        if textSize { textSizeHasChanged = true }
        if let name { stage.trace.changedTrait(name, to: value) }
        for window in windows {
            window.traitsDidChange(textSize: textSize)
            for controller in window.allControllers { controller.traitCollectionDidChange(previous) }
        }
    }
}
