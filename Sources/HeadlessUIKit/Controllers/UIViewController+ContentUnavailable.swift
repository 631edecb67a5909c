import Foundation

/// What a controller shows instead of content that it does not have.
struct UnavailableContent {
    /// The configuration of what is shown; `nil` for the content itself.
    var configuration: (any UIContentConfiguration)?
    /// The view that shows it; strong, it is in the controller's view.
    var view: (any UIView & UIContentView)?
    /// Whether the controller must be asked for it at the next layout, as at the first.
    var needsUpdate = true
}

extension UIViewController {
    /// What the controller shows over its view, instead of missing content; `nil` for nothing.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { options.unavailable.configuration }
        set {
            options.unavailable.configuration = newValue
            showUnavailableContent()
        }
    }

    /// The state for ``updateContentUnavailableConfiguration(using:)``: the traits, and the text of the search.
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }

    /// Makes the next layout call ``updateContentUnavailableConfiguration(using:)`` first.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        options.unavailable.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Calls ``updateContentUnavailableConfiguration(using:)`` if it is due; called before each layout of the view.
    func updateUnavailableContentIfNeeded() {
        guard options.unavailable.needsUpdate, viewIfLoaded?.window != nil else { return }
        options.unavailable.needsUpdate = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }

    private func showUnavailableContent() {
        guard let configuration = options.unavailable.configuration else {
            options.unavailable.view?.removeFromSuperview()
            options.unavailable.view = nil
            return
        }
        if let shown = options.unavailable.view, shown.supports(configuration) {
            shown.configuration = configuration
            return
        }
        options.unavailable.view?.removeFromSuperview()
        let made = configuration.makeContentView()
        made.frame = view.bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(made)
        options.unavailable.view = made
    }
}
