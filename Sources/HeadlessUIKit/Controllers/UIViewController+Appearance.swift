extension UIViewController {
    /// Whether the view was loaded.
    public var isViewLoaded: Bool { viewIfLoaded != nil }

    /// Loads the view if it is not loaded yet.
    public func loadViewIfNeeded() { _ = view }

    /// Whether the controller has appeared or is about to.
    var isShowing: Bool { appearance == .appeared || appearance == .appearing }

    /// Begins to appear or disappear, together with the children; a controller already in that state gets no callback.
    func begin(appearing: Bool, animated: Bool) {
        guard appearing != isShowing else { return }
        isTransitionAnimated = animated
        if appearing {
            loadViewIfNeeded()
            appearance = .appearing
            owesIsAppearing = true
            viewWillAppear(animated)
        } else {
            appearance = .disappearing
            viewWillDisappear(animated)
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearingChildren { child.beginAppearanceTransition(appearing, animated: animated) }
    }

    /// Calls ``viewIsAppearing(_:)`` when the view has its size and place, once for each appearance.
    ///
    /// "The view has been added to the view hierarchy and its geometry is accurate" (`UIViewController`).
    func announceIsAppearing() {
        guard owesIsAppearing, appearance == .appearing else { return }
        owesIsAppearing = false
        viewIfLoaded?.placeFromWindow()
        viewIsAppearing(isTransitionAnimated)
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearingChildren { child.announceIsAppearing() }
    }

    /// Ends what ``begin(appearing:animated:)`` began, together with the children; parents come first.
    func end() {
        let before = appearance
        switch before {
        case .appearing:
            announceIsAppearing()
            // The callbacks are the app's code, which may have taken the view away.
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
    /// The state of a controller's appearance.
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
    /// The lifecycle events that a trace records.
    enum LifecycleEvent: String {
        /// It has appeared.
        case appear
        /// It has disappeared.
        case disappear
        /// It is no longer in its window's controller tree.
        case leave = "left for good"
        /// It is shown again although it had left.
        case comeBack = "came back after it had left"
    }
}
