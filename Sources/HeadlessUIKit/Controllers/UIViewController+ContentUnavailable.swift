import Foundation

/// What a controller shows in place of content that is not there.
struct UnavailableContent {
    /// What is shown; `nil` for the content itself.
    var configuration: (any UIContentConfiguration)?
    /// The view that shows it; strong, it is in the controller's view.
    var view: (any UIView & UIContentView)?
    /// Whether the controller is to be asked for it at the next layout, as at the first.
    var needsUpdate = true
}

extension UIViewController {
    /// What the controller shows over its view, in place of content that is not there; `nil` for nothing.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { options.unavailable.configuration }
        set {
            options.unavailable.configuration = newValue
            showUnavailableContent()
        }
    }

    /// The state for ``updateContentUnavailableConfiguration(using:)``: the traits, and the text that is searched for.
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }

    /// Asks for ``updateContentUnavailableConfiguration(using:)`` to be called before the next layout.
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
