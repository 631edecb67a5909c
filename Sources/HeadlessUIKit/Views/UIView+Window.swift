extension UIView {
    /// The first window on the way up.
    var nearestWindow: UIWindow? {
        var window: UIWindow?
        climb { view in
            // Nothing inherits from a window, so that its type tells it without a cast at each view.
            guard type(of: view) == UIWindow.self else { return true }
            window = view.window
            return false
        }
        return window
    }

    /// Whether views of a class have nothing to do when they get into a window or out of it.
    ///
    /// True of the plain classes of this module, of which most trees are made; a subclass may always have an override.
    static func ignoresWindow(_ type: UIView.Type) -> Bool {
        type == UIView.self || type == UILabel.self || type == UIButton.self || type == UIStackView.self
            || type == UITableViewCell.self || type == UITextField.self || type == UISwitch.self
            || type == ContainerView.self || type == UINavigationBar.self
    }

    /// Notes that some view below wants to hear of its window, for this view and all above.
    ///
    /// It stays noted when that view goes: passing on for nothing costs little.
    func passWindowOn() {
        if passesWindowOn { return }
        passesWindowOn = true
        climb { view in
            defer { view.passesWindowOn = true }
            return !view.passesWindowOn
        }
    }

    /// Tells the view and those below, where they want to hear of it, that they are about to get another window.
    func tellWillMove(to window: UIWindow?) {
        controller?.viewWillMove(to: window)
        if hearsOfWindow { willMove(toWindow: window) }
        guard passesWindowOn else { return }
        subviews.forEach { if $0.hearsOfWindow || $0.passesWindowOn { $0.tellWillMove(to: window) } }
    }

    /// Notes that the view has got into a window, or out of it.
    ///
    /// Outside of a window nobody tells it that text has got another size, so what was measured is forgotten and laid
    /// out again; as long as the size has never changed on the window's stage, it holds.
    func didChangeWindow(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
        let application = (newWindow ?? oldWindow)?.application
        if application?.textSizeHasChanged ?? true {
            forgetMeasures()
            setNeedsLayout()
        }
        if hearsOfWindow || passesWindowOn { tellDidMove() }
    }

    private func tellDidMove() {
        knownFit = nil
        surroundingsDidChange()
        didMoveToWindow()
        controller?.viewDidMove(to: window)
        guard passesWindowOn else { return }
        subviews.forEach { if $0.hearsOfWindow || $0.passesWindowOn { $0.tellDidMove() } }
    }

    private func forgetMeasures() {
        knownFit = nil
        needsLayout = true
        subtreeNeedsLayout = true
        layout?.engine?.noteAllContent()
        textSizeDidChange()
        subviews.forEach { $0.forgetMeasures() }
    }
}
