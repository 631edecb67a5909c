import Foundation

extension UIView {
    /// Asks for the subviews to be laid out before the screen is looked at next.
    public func setNeedsLayout() {
        needsLayout = true
        markLayoutAbove()
    }

    /// Lays out what needs it in this view and below.
    ///
    /// Constraints, a stack view or an override of `layoutSubviews` place a view; any other keeps its frame, and
    /// follows its superview's size if it has an autoresizing mask.
    public func layoutIfNeeded() {
        for _ in 0..<Self.mostLayoutPasses where needsLayout || subtreeNeedsLayout {
            updateConstraintsIfNeeded()
            layoutOnce()
        }
    }

    /// Notes that the view asks for another size, so that everything above is to be laid out again.
    public func invalidateIntrinsicContentSize() {
        needsLayout = true
        knownFit = nil
        if isLayoutItem { noteContentInEngines() }
        var passesSizeUp = passesSizeUp
        climb { view in
            guard passesSizeUp else { return view.noteLayoutRightBelow() }
            view.needsLayout = true
            view.knownFit = nil
            view.subtreeNeedsLayout = true
            if view.isLayoutItem { view.noteContentInEngines() }
            passesSizeUp = view.passesSizeUp
            return true
        }
    }

    private func noteContentInEngines() { forEachEngine { $0.noteContent(of: self) } }

    /// Gives the view the size that fits it.
    public func sizeToFit() {
        frame = CGRect(origin: placement.origin, size: sizeThatFits(bounds.size))
    }

    /// How often a layout that makes another one necessary is repeated; a scene that never comes to rest stays wrong.
    private static let mostLayoutPasses = 4

    /// Lays out everything that could change what is on screen, from the window down.
    func layoutScreenIfNeeded() {
        guard needsLayout || subtreeNeedsLayout else { return }
        (window ?? self).layoutIfNeeded()
        layoutIfNeeded()
    }

    /// Gives the view its size and place, from the window down, without laying out what is in it.
    func placeFromWindow() {
        var above: [UIView] = []
        climb { view in
            above.append(view)
            return true
        }
        for view in above.reversed() where view.needsLayout { view.layOutSubviewsNow() }
    }

    private func layOutSubviewsNow() {
        needsLayout = false
        let controller = controller
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
    }

    private func layoutOnce() {
        if needsLayout { layOutSubviewsNow() }
        guard subtreeNeedsLayout else { return }
        subtreeNeedsLayout = false
        subviews.forEach { if $0.needsLayout || $0.subtreeNeedsLayout { $0.layoutOnce() } }
    }

    /// Notes that something below is to be laid out, for this view and all above.
    func noteLayoutBelow() {
        if noteLayoutRightBelow() { markLayoutAbove() }
    }

    private func markLayoutAbove() { climb { $0.noteLayoutRightBelow() } }

    /// Notes that something below is to be laid out, for this view alone; tells whether that is news.
    private func noteLayoutRightBelow() -> Bool {
        defer { subtreeNeedsLayout = true }
        return !subtreeNeedsLayout
    }

    /// The size that the view's own content asks for, and the present one where it asks for none.
    ///
    /// "The default implementation of this method returns the existing size of the view."
    /// developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)
    func defaultSizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(
            width: own.width == Self.noIntrinsicMetric ? placement.width : own.width,
            height: own.height == Self.noIntrinsicMetric ? placement.height : own.height)
    }

    /// The size that the view asks for in a stack that offers so much: its content's or its constraints', else none.
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

    /// The size that fits the view best within `offer`, from the cache where nothing has changed.
    ///
    /// What fitted in a larger offer and is no larger than this one fits the same, unless the app measures it itself.
    func fit(in offer: CGSize) -> CGSize {
        if let (known, size) = knownFit {
            if known == offer { return size }
            let isBetween =
                size.width <= offer.width && offer.width <= known.width && size.height <= offer.height
                && offer.height <= known.height
            if isBetween, Self.measuresAsUsual(type(of: self)) { return size }
        }
        let size = measure(in: offer)
        knownFit = (offer, size)
        return size
    }

    /// Whether views of a class are measured by the rules of this module, where a subclass may have its own.
    private static func measuresAsUsual(_ type: UIView.Type) -> Bool {
        type == UILabel.self || type == UIButton.self || type == UIStackView.self || type == UIView.self
            || type == UITextField.self || type == UISwitch.self || type == UIImageView.self
    }

    /// Notes that the traits have changed, so that everything is laid out again; `textSize` tells whether text is of
    /// another size.
    package func traitsDidChange(textSize: Bool) {
        needsLayout = true
        subtreeNeedsLayout = true
        knownFit = nil
        layout?.engine?.noteAllContent()
        if textSize { textSizeDidChange() }
        surroundingsDidChange()
        subviews.forEach { $0.traitsDidChange(textSize: textSize) }
    }
}
