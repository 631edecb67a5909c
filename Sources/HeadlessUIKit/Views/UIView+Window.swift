extension UIView {
    var nearestWindow: UIWindow? {
        var top = self
        while let above = top.superview { top = above }
        return top.asWindow
    }

    /// Returns whether views of a class do nothing when they enter or leave a window, as this module's plain ones.
    static func ignoresWindow(_ type: UIView.Type) -> Bool {
        type == UIView.self || type == UILabel.self || type == UIButton.self || type == UIStackView.self
            || type == UITableViewCell.self || type == UITextField.self || type == UISwitch.self
            || type == UICollectionViewCell.self || type == UICollectionReusableView.self
            || type == ContainerView.self || type == UINavigationBar.self
    }

    /// Notes in this view and all above that a view below must be notified; not undone, since this costs little.
    func noteWindowObserverBelow() {
        if subtreeObservesWindow { return }
        subtreeObservesWindow = true
        climb { view in
            defer { view.subtreeObservesWindow = true }
            return !view.subtreeObservesWindow
        }
    }

    func notifyWillMove(to window: UIWindow?) {
        controller?.viewWillMove(to: window)
        if observesWindow { willMove(toWindow: window) }
        guard subtreeObservesWindow else { return }
        for view in subviews where view.observesWindow || view.subtreeObservesWindow { view.notifyWillMove(to: window) }
    }

    /// Called when the view has entered or left a window.
    ///
    /// Outside a window, a view does not learn of another text size. So it is measured and laid out again, unless the
    /// text size has never changed on the window's stage.
    func didChangeWindow(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
        let application = (newWindow ?? oldWindow)?.application
        if application?.textSizeHasChanged ?? true {
            forgetMeasures()
            setNeedsLayout()
        }
        if newWindow == nil { AnimationState.viewsHaveLeft() } else { AppearanceProxies.apply(to: self) }
        if observesWindow || subtreeObservesWindow { notifyDidMove() }
    }

    private func notifyDidMove() {
        cachedFittingSize = nil
        didMoveToWindow()
        controller?.viewDidMove(to: window)
        guard subtreeObservesWindow else { return }
        for view in subviews where view.observesWindow || view.subtreeObservesWindow { view.notifyDidMove() }
    }

    private func forgetMeasures() {
        cachedFittingSize = nil
        needsLayout = true
        subtreeNeedsLayout = true
        layout?.engine?.noteAllContent()
        textSizeDidChange()
        subviews.forEach { $0.forgetMeasures() }
    }
}
