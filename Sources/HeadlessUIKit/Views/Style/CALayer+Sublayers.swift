public import Foundation

struct AddedLayer {
    /// The layer; strong, the layer above owns it.
    let layer: CALayer
    /// The subview directly behind the layer; `nil` if it is behind all; weak, the view above owns it.
    weak var base: UIView?
}

extension CALayer {
    /// The layer above: the one that it was added to, or that of the superview.
    public var superlayer: CALayer? { view.map { $0.superview?.layer } ?? layerAbove }

    /// The layers in it, from back to front, including those of subviews; `nil` if there are none.
    ///
    /// Setting it removes the added layers and adds the new ones in front; subviews stay.
    public var sublayers: [CALayer]? {
        get {
            let layers = parts.map { $0.added?.layer ?? $0.view?.layer }.compactMap { $0 }
            return layers.isEmpty ? nil : layers
        }
        set {
            for child in added { child.layer.removeFromSuperlayer() }
            for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
        }
    }

    /// Adds a layer in front of the others, after removing it from its former one.
    public func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }
    /// Adds a layer at an index, counted from the back; in front if the index is larger.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { min(Int(idx), $0.count) } }

    /// Adds a layer behind another one; in front of all if the other one is not in this layer.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { parts in parts.firstIndex { $0.isLayer(sibling) } ?? parts.count }
    }

    /// Adds a layer in front of another one; in front of all if the other one is not in this layer.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { parts in parts.firstIndex { $0.isLayer(sibling) }.map { $0 + 1 } ?? parts.count }
    }

    /// Replaces a layer by another one.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Removes the layer from the one above; with a view's own layer, removes the view.
    public func removeFromSuperlayer() {
        if let view { return view.removeFromSuperview() }
        layerAbove?.noteChange()
        layerAbove?.added.removeAll { $0.layer === self }
        layerAbove = nil
    }

    // MARK: - The order of layers and subviews

    private struct Part {
        var added: AddedLayer?
        var view: UIView?

        func isLayer(_ layer: CALayer?) -> Bool {
            guard let layer else { return false }
            return added?.layer === layer || view.map { $0 === layer.view } ?? false
        }
    }

    /// The added layers and the subviews, from back to front.
    private var parts: [Part] {
        func above(_ view: UIView?) -> [Part] { added.filter { $0.base === view }.map { Part(added: $0) } }
        guard let view else { return added.map { Part(added: $0) } }
        return above(nil) + view.subviews.flatMap { [Part(view: $0)] + above($0) }
    }

    private func insert(_ layer: CALayer, at place: ([Part]) -> Int) {
        precondition(layer.view == nil, "a view's own layer cannot be added to another one: use addSubview")
        layer.removeFromSuperlayer()
        let parts = parts
        let behind = parts[..<place(parts)]
        added.insert(
            AddedLayer(layer: layer, base: behind.last { $0.view != nil }?.view),
            at: behind.reduce(0) { $0 + ($1.added == nil ? 0 : 1) })
        layer.layerAbove = self
        layer.noteDisplay()
        noteChange()
    }

    /// Called before a subview leaves; the layers directly in front of it are then in front of the view behind it.
    func subviewWillLeave(_ view: UIView, behind: UIView?) {
        for index in added.indices where added[index].base === view { added[index].base = behind }
    }

    // MARK: - Display

    func adopt(_ view: UIView) {
        self.view = view
        masksToBounds = view.asScrollView != nil
    }

    /// The view in which the layer is drawn; `nil` if there is none.
    var host: UIView? { view ?? layerAbove?.host }

    func noteChange() {
        AnimationState.noteChange(of: view)
        host?.invalidateScreen()
        if view == nil, layerAbove != nil { OpenTransactions.noteChange() }
    }

    /// Marks the layer to be laid out or drawn at the next display.
    private func noteDisplay() { host?.noteDrawing() }

    /// Asks for a call of ``layoutSublayers()`` before the next display.
    public func setNeedsLayout() {
        if let view { return view.setNeedsLayout() }
        needsLayout = true
        noteDisplay()
    }

    /// Calls ``layoutSublayers()`` if it is due, and also on the added layers.
    public func layoutIfNeeded() {
        if let view { return view.layoutIfNeeded() }
        if needsLayout {
            needsLayout = false
            layoutSublayers()
        }
        for child in added { child.layer.layoutIfNeeded() }
    }

    /// Asks for the layer to be drawn anew at the next display.
    public func setNeedsDisplay() {
        if let view { return view.setNeedsDisplay() }
        needsDrawing = true
        noteDisplay()
        noteChange()
    }

    /// Asks for the whole layer to be drawn anew at the next display.
    public func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    /// Lays out and draws the added layers that need it.
    func displayAdded() {
        for child in added {
            child.layer.layoutIfNeeded()
            child.layer.display()
            child.layer.displayAdded()
        }
    }

    private func display() {
        guard needsDrawing, !bounds.isEmpty else { return }
        needsDrawing = false
        let context = CGContext()
        draw(in: context)
        drawn = context.drawing.isEmpty ? nil : (context.drawing, bounds)
    }
}

/// Corners of a layer.
public nonisolated struct CACornerMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes corners from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}
