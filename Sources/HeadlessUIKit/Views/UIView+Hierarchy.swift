import Foundation

extension UIView {
    /// Adds a subview in front of the others, after removing it from its former superview.
    public func addSubview(_ view: UIView) { insert(view, at: nil) }
    /// Adds a subview at an index, counted from the back; in front if the index is larger.
    public func insertSubview(_ view: UIView, at index: Int) { insert(view) { min(max(index, 0), $0.count) } }

    /// Adds a subview in front of a sibling; in front of all if `sibling` is not a subview.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view) { $0.firstIndex { $0 === sibling }.map { $0 + 1 } ?? $0.count }
    }

    /// Adds a subview behind a sibling; in front of all if `sibling` is not a subview.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view) { $0.firstIndex { $0 === sibling } ?? $0.count }
    }

    /// Removes the view, with all views below it, from its superview and its window.
    public func removeFromSuperview() {
        guard let superview else { return }
        let oldWindow = window
        if let oldWindow { resignBelow(oldWindow) }
        superview.willRemoveSubview(self)
        if oldWindow != nil { notifyWillMove(to: nil) }
        willMove(toSuperview: nil)
        superview.unlink(self)
        if let oldWindow { didChangeWindow(from: oldWindow, to: nil) }
        didMoveToSuperview()
    }

    /// Moves a subview in front of its siblings.
    public func bringSubviewToFront(_ view: UIView) { reorder(view) { $0.count } }
    /// Moves a subview behind its siblings.
    public func sendSubviewToBack(_ view: UIView) { reorder(view) { _ in 0 } }

    /// Exchanges two subviews; does nothing if an index is out of range.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else { return }
        let (low, high) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
        reorder(high) { _ in min(index1, index2) }
        reorder(low) { _ in max(index1, index2) }
    }

    /// Returns whether the view is `view` or below it.
    public func isDescendant(of view: UIView) -> Bool {
        var isBelow = self === view
        if isBelow { return true }
        climb {
            isBelow = $0 === view
            return !isBelow
        }
        return isBelow
    }

    /// Returns the first view with that tag: this one or one below it, depth first.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Makes the first responder resign if it is this view or one below; returns whether none is left here.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window, let view = window.firstResponder as? UIView, view.isDescendant(of: self) else { return true }
        if view.resignFirstResponder() { return true }
        if force { view.giveUpByForce(in: window) }
        return force
    }

    static let leastVisibleAlpha: CGFloat = 0.01

    /// Called when the view may have become visible or invisible.
    func visibilityDidChange() {
        isOnDisplay = (!isHidden && alpha >= Self.leastVisibleAlpha) || isFading
        superview?.invalidateScreen()
        cachedScreen = nil
        if needsDrawing || drawsBelow { superview?.noteDrawingBelow() }
        if superview is UIStackView { superview?.invalidateIntrinsicContentSize() }
        if isHidden, let window { resignBelow(window) }
    }

    /// Adds a view as a subview, with the callbacks in UIKit's order, as in the reimplementation Chameleon.
    ///
    /// - Parameter place: returns the index among the subviews; `nil` for the front.
    private func insert(_ view: UIView, at place: (([UIView]) -> Int)?) {
        if view.superview === self { return reorder(view) { place?($0) ?? $0.count } }
        let isAround = self === view || !view.subviews.isEmpty && isDescendant(of: view)
        precondition(!isAround, "a view cannot be added below itself; add another view")
        let oldWindow = view.superview == nil ? nil : view.window
        let newWindow = window
        let changesWindow = oldWindow !== newWindow
        if changesWindow, let oldWindow { view.resignBelow(oldWindow) }
        view.superview?.willRemoveSubview(view)
        if changesWindow { view.notifyWillMove(to: newWindow) }
        view.willMove(toSuperview: self)
        view.superview?.unlink(view)
        link(view, at: place)
        if safeArea != .zero || view.safeArea != .zero { view.updateSafeArea() }
        if changesWindow { view.didChangeWindow(from: oldWindow, to: newWindow) }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    /// Inserts a view into the subviews, and marks this view's content and layout as changed.
    private func link(_ view: UIView, at place: (([UIView]) -> Int)?) {
        if let place { subviews.insert(view, at: place(subviews)) } else { subviews.append(view) }
        view.superview = self
        view.isReadFromAbove = false
        if view.constraintsInTree { didLinkConstraints(of: view) }
        if view.needsConstraintUpdate || view.constraintUpdatesBelow { view.noteConstraintUpdateBelow() }
        if view.observesWindow || view.subtreeObservesWindow { noteWindowObserverBelow() }
        if view.needsDrawing || view.drawsBelow { noteDrawingBelow() }
        invalidateScreen()
        subviewsDidChange()
        view.needsLayout = true
        noteLayoutBelow()
    }

    /// Removes a view from the subviews, and marks this view's content and layout as changed.
    private func unlink(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        if view.constraintsInTree { willUnlinkConstraints(of: view) }
        if let layer = extras?.layer { layer.subviewWillLeave(view, behind: index > 0 ? subviews[index - 1] : nil) }
        subviews.remove(at: index)
        view.superview = nil
        view.isReadFromAbove = false
        view.isScreenRoot = false
        invalidateScreen()
        subviewsDidChange()
    }

    /// Moves a subview to the index that `place` returns for the other subviews.
    private func reorder(_ view: UIView, to place: ([UIView]) -> Int) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.remove(at: index)
        subviews.insert(view, at: place(subviews))
        invalidateScreen()
        setNeedsLayout()
    }

    /// Makes the first responder resign and closes an open menu, if they belong to this view or one below.
    private func resignBelow(_ window: UIWindow) {
        window.closeContextMenu(openedFrom: self)
        guard let responder = window.firstResponder else { return }
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        if let view, view.isDescendant(of: self) { responder.giveUpByForce(in: window) }
    }
}

extension UIView {
    /// Visits the views above, nearest first, as long as `visit` returns `true`.
    func climb(_ visit: (UIView) -> Bool) {
        var view = superview
        while let present = view, visit(present) { view = present.superview }
    }
}
