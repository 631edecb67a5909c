import Foundation

/// A copy of a laid-out view tree that can be laid out at other text sizes without changing the screen.
///
/// It consists of UIKit's own classes, so that it runs no code of the app, and is in no window. Views that the app or a
/// container controller lays out keep their frames.
final class ScreenCopy {
    /// The copy of the tree's root; strong, the copy owns it.
    let root: UIView
    /// The views of the tree with their copies, parents first; strong, for the time of the audit.
    private var pairs: [(original: UIView, viewCopy: UIView)] = []
    private var copies: [ObjectIdentifier: ViewCopy] = [:]
    private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

    init(of original: UIView) {
        let viewCopy = original.makeViewCopy()
        root = viewCopy.view
        root.frame = original.placement
        if original.safeArea != .zero { root.madeExtras.addedSafeArea = original.safeArea }
        connect(original, viewCopy)
        root.updateSafeArea()
        for (original, viewCopy) in pairs { copyConstraints(of: original, to: viewCopy) }
    }

    func viewCopy(of view: UIView) -> UIView? { copies[ObjectIdentifier(view)]?.view }

    /// Returns the views that the copy, at the current text size, lays out exactly as the original.
    ///
    /// Views in a view that differs are left out.
    func faithfulViews() -> Set<ObjectIdentifier> {
        root.layoutIfNeeded()
        var faithful: Set<ObjectIdentifier> = []
        for (original, viewCopy) in pairs {
            if original !== pairs[0].original {
                guard let above = original.superview, faithful.contains(ObjectIdentifier(above)) else { continue }
                let around = copies[ObjectIdentifier(above)]
                guard isSame(original, viewCopy), around?.mayRearrange != true else { continue }
                if around?.mayPlace == true, original.translatesAutoresizingMaskIntoConstraints { continue }
            }
            faithful.insert(ObjectIdentifier(original))
        }
        return faithful
    }

    func layOut(at size: UIContentSizeCategory) {
        measure(at: size) {
            root.traitsDidChange(textSize: true, from: nil)
            root.layoutIfNeeded()
        }
    }

    /// Measures the copy while the application's traits have a text size; no one is notified, so only the copy changes.
    func measure<Result>(at size: UIContentSizeCategory, _ body: () -> Result) -> Result {
        let app = UIApplication.shared
        let traits = app.traitCollection
        app.traitCollection = app.traitCollection.changing { $0.preferredContentSizeCategory = size }
        defer { app.traitCollection = traits }
        return body()
    }

    /// Copies the constraints of a view for the copies of its views and guides.
    private func copyConstraints(of original: UIView, to viewCopy: UIView) {
        guard let layout = original.layout else { return }
        for (axis, priority) in layout.hugging.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            viewCopy.setContentHuggingPriority(priority, for: axis)
        }
        for (axis, priority) in layout.resistance.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            viewCopy.setContentCompressionResistancePriority(priority, for: axis)
        }
        for constraint in layout.constraints {
            guard let first = constraint.firstSource.flatMap(item) else { continue }
            let second = constraint.secondSource.map(item)
            if let second, second == nil { continue }
            let copy = NSLayoutConstraint(
                item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
                toItem: second.flatMap { $0 }, attribute: constraint.secondAttribute,
                multiplier: constraint.multiplier, constant: constraint.constant)
            copy.priority = constraint.priority
            copy.isActive = true
        }
    }

    /// Returns the copy of a view or guide of a constraint; `nil` if it is not in the tree.
    private func item(_ original: any LayoutItemSource) -> (any LayoutItemSource)? {
        guard let view = original.itemView, let viewCopy = copies[ObjectIdentifier(view)]?.view else { return nil }
        guard let guide = original as? UILayoutGuide else { return viewCopy }
        guard case .free = guide.place else { return viewCopy.ownGuide(guide.identifier) { guide.place } }
        if let known = guides[ObjectIdentifier(guide)] { return known }
        let copy = UILayoutGuide()
        viewCopy.addLayoutGuide(copy)
        guides[ObjectIdentifier(guide)] = copy
        return copy
    }

    private func isSame(_ original: UIView, _ viewCopy: UIView) -> Bool {
        let (one, other) = (original.placement, viewCopy.placement)
        let isSameSize = abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
        guard !(viewCopy.superview is ListCopy) else { return isSameSize }
        return isSameSize && abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01
    }

    /// Records the copy of a view, and copies the views below it.
    private func connect(_ original: UIView, _ viewCopy: ViewCopy) {
        pairs.append((original, viewCopy.view))
        copies[ObjectIdentifier(original)] = viewCopy
        viewCopy.view.isHidden = original.isHidden
        if let transform = original.extras?.transform { viewCopy.view.transform = transform }
        if viewCopy.view !== root, let added = original.extras?.addedSafeArea {
            viewCopy.view.madeExtras.addedSafeArea = added
        }
        viewCopy.view.autoresizingMask = original.autoresizingMask
        viewCopy.view.layoutMargins = original.ownMargins
        viewCopy.view.translatesAutoresizingMaskIntoConstraints = original.translatesAutoresizingMaskIntoConstraints
        for (part, copy) in viewCopy.parts { connect(part, copy) }
        for view in viewCopy.children {
            let below = view.makeViewCopy()
            connect(view, below)
            viewCopy.add(below.view, view)
            if view.translatesAutoresizingMaskIntoConstraints || viewCopy.keepsFrames {
                below.view.frame = view.placement
            }
        }
    }
}
