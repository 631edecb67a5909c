import Foundation

extension UIView {
    /// Asks for a layout of the subviews when the stage is idle or a script reads the screen.
    public func setNeedsLayout() {
        needsLayout = true
        markLayoutAbove()
    }

    /// Lays out this view and the views below it, as far as they need it.
    ///
    /// Constraints, a stack view or an override of `layoutSubviews` place a view; any other view keeps its frame, or
    /// follows its superview's size by its autoresizing mask.
    public func layoutIfNeeded() {
        for _ in 0..<Self.maximumLayoutPasses where needsLayout || subtreeNeedsLayout {
            updateConstraintsIfNeeded()
            layoutOnce()
        }
    }

    /// Asks for a layout of everything above, since the view needs another size.
    public func invalidateIntrinsicContentSize() {
        needsLayout = true
        cachedFittingSize = nil
        if isLayoutItem { noteContentInEngines() }
        var passesSizeUp = passesSizeUp
        climb { view in
            guard passesSizeUp else { return view.setSubtreeNeedsLayout() }
            view.needsLayout = true
            view.cachedFittingSize = nil
            view.subtreeNeedsLayout = true
            if view.isLayoutItem { view.noteContentInEngines() }
            passesSizeUp = view.passesSizeUp
            return true
        }
    }

    private func noteContentInEngines() { forEachEngine { $0.noteContent(of: self) } }

    /// Sets the view's size to the one that fits it.
    public func sizeToFit() {
        frame = CGRect(origin: placement.origin, size: sizeThatFits(bounds.size))
    }

    /// How often a layout that requires another one is repeated, so that every layout ends.
    private static let maximumLayoutPasses = 4

    /// Lays out the whole window, if this view needs it.
    func layoutScreenIfNeeded() {
        guard needsLayout || subtreeNeedsLayout else { return }
        (window ?? self).layoutIfNeeded()
        layoutIfNeeded()
    }

    /// Sets the view's frame by laying out the views above it from the window down, but not its own subviews.
    func placeFromWindow() {
        guard let superview else { return }
        superview.placeFromWindow()
        if superview.needsLayout { superview.layOutSubviewsNow() }
    }

    private func layOutSubviewsNow() {
        needsLayout = false
        let controller = controller
        controller?.updateUnavailableContentIfNeeded()
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        if hasPassedSafeArea { passSafeAreaDown() }
        controller?.viewDidLayoutSubviews()
    }

    private func layoutOnce() {
        if needsLayout { layOutSubviewsNow() }
        guard subtreeNeedsLayout else { return }
        subtreeNeedsLayout = false
        subviews.forEach { if $0.needsLayout || $0.subtreeNeedsLayout { $0.layoutOnce() } }
    }

    func noteLayoutBelow() {
        if setSubtreeNeedsLayout() { markLayoutAbove() }
    }

    private func markLayoutAbove() { climb { $0.setSubtreeNeedsLayout() } }

    /// Notes that a view below this one needs a layout; returns whether it was not noted yet.
    private func setSubtreeNeedsLayout() -> Bool {
        defer { subtreeNeedsLayout = true }
        return !subtreeNeedsLayout
    }

    /// Returns the size of the view's content, or its current size if the content has none.
    ///
    /// developer.apple.com/documentation/uikit/uiview/sizethatfits(_:): "The default implementation of this method
    /// returns the existing size of the view."
    func defaultSizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(
            width: own.width == Self.noIntrinsicMetric ? placement.width : own.width,
            height: own.height == Self.noIntrinsicMetric ? placement.height : own.height)
    }

    /// Returns the size that the view needs in a stack: its content's or its constraints', or else zero.
    func defaultMeasure(in offer: CGSize) -> CGSize {
        let own = intrinsicContentSize
        if own.width != Self.noIntrinsicMetric, own.height != Self.noIntrinsicMetric { return own }
        if hasOwnConstraints {
            let isWide = offer.width.isFinite
            return fittingSize(
                CGSize(width: isWide ? offer.width : 0, height: 0), isWide ? .required : .fittingSizeLevel,
                .fittingSizeLevel)
        }
        return CGSize(
            width: own.width == Self.noIntrinsicMetric ? 0 : own.width,
            height: own.height == Self.noIntrinsicMetric ? 0 : own.height)
    }

    /// Returns the size that fits the view best within `offer`, cached until something changes.
    ///
    /// A size measured for a larger offer is valid for one in which it fits, unless the app measures the view.
    func fit(in offer: CGSize) -> CGSize {
        if let (known, size) = cachedFittingSize {
            if known == offer { return size }
            let stillFits =
                size.width <= offer.width && offer.width <= known.width && size.height <= offer.height
                && offer.height <= known.height
            if stillFits, Self.isMeasuredByThisModule(type(of: self)) { return size }
        }
        let size = measure(in: offer)
        cachedFittingSize = (offer, size)
        return size
    }

    /// Returns whether this module measures views of a class; a subclass of the app may measure itself.
    private static func isMeasuredByThisModule(_ type: UIView.Type) -> Bool {
        type == UILabel.self || type == UIButton.self || type == UIStackView.self || type == UIView.self
            || type == UITextField.self || type == UISwitch.self || type == UIImageView.self
    }

    /// Marks everything for a layout after a change of traits, and notifies the views whose traits have changed.
    ///
    /// - Parameters:
    ///   - textSize: whether the text size has changed.
    ///   - previous: the view's traits before; `nil` to notify nothing.
    package func traitsDidChange(textSize: Bool, from previous: UITraitCollection?) {
        var change = previous.map { ($0, traitCollection) }
        if let (old, new) = change, old == new { change = nil }
        traitsDidChange(textSize: textSize, change)
    }

    /// Passes a change of the traits down, or `nil`; traits below differ from those above by the appearance alone.
    private func traitsDidChange(textSize: Bool, _ change: (old: UITraitCollection, new: UITraitCollection)?) {
        needsLayout = true
        subtreeNeedsLayout = true
        cachedFittingSize = nil
        layout?.engine?.noteAllContent()
        if textSize { textSizeDidChange() }
        if let change { traitsHaveChanged(from: change.old, to: change.new) }
        for view in subviews {
            guard let change, let style = view.declaredStyle else {
                view.traitsDidChange(textSize: textSize, change)
                continue
            }
            let (old, new) = (change.old.with(style), change.new.with(style))
            view.traitsDidChange(textSize: textSize, old == new ? nil : (old, new))
        }
    }
}
