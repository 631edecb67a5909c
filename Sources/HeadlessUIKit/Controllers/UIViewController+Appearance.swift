extension UIViewController {
    /// Whether the view was loaded.
    public var isViewLoaded: Bool { viewIfLoaded != nil }

    /// Loads the view if it is not loaded yet.
    public func loadViewIfNeeded() { _ = view }

    var isShowing: Bool { appearance == .appeared || appearance == .appearing }

    /// Begins to appear or disappear, together with the children; does nothing if the controller already does.
    func beginTransition(appearing: Bool, animated: Bool) {
        guard appearing != isShowing else { return }
        isTransitionAnimated = animated
        if appearing {
            loadViewIfNeeded()
            appearance = .appearing
            needsIsAppearingCall = true
            viewWillAppear(animated)
        } else {
            appearance = .disappearing
            viewWillDisappear(animated)
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearingChildren { child.beginAppearanceTransition(appearing, animated: animated) }
    }

    /// Calls ``viewIsAppearing(_:)`` when the view has its frame, once for each appearance.
    ///
    /// "The view has been added to the view hierarchy and its geometry is accurate" (`UIViewController`).
    func announceIsAppearing() {
        guard needsIsAppearingCall, appearance == .appearing else { return }
        needsIsAppearingCall = false
        viewIfLoaded?.placeFromWindow()
        viewIsAppearing(isTransitionAnimated)
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearingChildren { child.announceIsAppearing() }
    }

    /// Lays out the new child of a container, and ends the transitions of both children.
    ///
    /// While the container is still appearing, so is the new child: it appears after the container.
    func endSwap(
        from previous: UIViewController?, to next: UIViewController?, with coordinator: TransitionCoordinator? = nil
    ) {
        if isShowing { next?.announceIsAppearing() }
        if appearance == .appeared { viewIfLoaded?.window?.layoutIfNeeded() }
        coordinator?.runAlongside()
        previous?.endTransition()
        if appearance == .appeared { next?.endTransition() }
    }

    /// Ends what ``beginTransition(appearing:animated:)`` began, together with the children, parents first.
    func endTransition() {
        let before = appearance
        switch before {
        case .appearing:
            announceIsAppearing()
            // The callbacks may have removed the view.
            viewIfLoaded?.window?.layoutIfNeeded()
            guard appearance == .appearing else { return }
            appearance = .appeared
            trace(.appear)
            viewDidAppear(isTransitionAnimated)
            isMovingToParent = false
        case .disappearing:
            appearance = .disappeared
            trace(.disappear)
            viewDidDisappear(isTransitionAnimated)
        case .appeared, .disappeared:
            return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearingChildren where child.appearance == before { child.endAppearanceTransition() }
    }
}

extension UIViewController {
    enum Appearance {
        /// Not on screen.
        case disappeared
        /// Between `viewWillAppear` and `viewDidAppear`.
        case appearing
        /// On screen.
        case appeared
        /// Between `viewWillDisappear` and `viewDidDisappear`.
        case disappearing
    }
}

extension UIViewController {
    enum LifecycleEvent: String {
        /// The controller has appeared.
        case appear
        /// The controller has disappeared.
        case disappear
        /// The controller is no longer in the controller tree of a window.
        case leave = "left for good"
        /// The controller is shown again after it had left for good.
        case comeBack = "came back after it had left"
    }
}
