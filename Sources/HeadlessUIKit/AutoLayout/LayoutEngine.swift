import Foundation
import LayoutSolver
import StageRuntime

/// Solves the constraints below a *layout top*: a window, the view of a screen or the view of a row.
///
/// ```
/// UIView (the top) ──owns──> ViewLayout ──owns──> LayoutEngine ──owns──> ConstraintSolver
///   │ subviews …                                      │ items: unowned, removed before they are released
/// ```
///
/// Changes are collected and solved together when a view asks for the frames of its subviews. A view whose frame is set
/// from outside, like the top, has constants. Only views and guides in constraints have variables.
final class LayoutEngine {
    struct Installed {
        let identifier: ConstraintSolver.Identifier
        let items: [LayoutItem]
        /// Whether its constant depends on scrolling, margins or fonts.
        let dependsOnSurroundings: Bool
    }

    enum Origin {
        /// A constraint of the app, or of a stack.
        case constraint(NSLayoutConstraint)
        /// The frame of a view.
        case frame(LayoutItem, LayoutItem.Part)
        /// The rule that a length is not negative.
        case floor(LayoutItem, LayoutItem.Part)
    }

    /// The layout top; unowned, it owns the engine.
    unowned let top: UIView
    /// The target size and its priorities, if the engine only measures the top.
    let fitting: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)?
    var solver = ConstraintSolver()
    /// The views and guides in the equations, in the order in which they were added.
    private(set) var items: [LayoutItem] = []
    private var itemsBySource: [ObjectIdentifier: LayoutItem] = [:]
    private var installed: [ObjectIdentifier: Installed] = [:]
    /// The constraints whose constants depend on scrolling, margins or fonts, in order; strong while they are active.
    private var dependent: [NSLayoutConstraint] = []
    /// The constraints not yet in the solver, in order; strong while they are active.
    private var pending: [NSLayoutConstraint] = []
    var stacks: [StackConstraints] = []
    /// The sources of required constraints, for traces.
    var origins: [ConstraintSolver.Identifier: Origin] = [:]
    /// The conflicts since the last solving.
    var conflicts: [ConstraintSolver.Conflict] = []
    /// The conflicts that exist since the last solving.
    var standing: [ConstraintSolver.Conflict] = []
    private var isDue = true
    private var framesAreDue = false
    private var surroundingsAreDue = false

    init(_ top: UIView, fitting: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)? = nil) {
        self.top = top
        self.fitting = fitting
        collect(from: top)
        pending.sort { $0.rank < $1.rank }
    }

    /// Whether the constraints for the target size have been added.
    private var isFitted = false
    /// How often text may be measured again at its solved width.
    private static let maximumRounds = 6

    // MARK: Changes

    func add(_ constraint: NSLayoutConstraint) {
        pending.append(constraint)
        isDue = true
    }

    func remove(_ constraint: NSLayoutConstraint) {
        isDue = true
        if let index = pending.firstIndex(where: { $0 === constraint }) { pending.remove(at: index) }
        guard let known = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        solver.remove(known.identifier)
        origins[known.identifier] = nil
        if known.dependsOnSurroundings { dependent.removeAll { $0 === constraint } }
        for item in known.items { release(item) }
    }

    func update(_ constraint: NSLayoutConstraint) {
        isDue = true
        guard let known = installed[ObjectIdentifier(constraint)] else { return }
        conflicts += solver.setConstant(sum(of: constraint).expression.constant, of: known.identifier)
    }

    func noteFrame(of view: UIView) {
        guard itemsBySource[ObjectIdentifier(view)]?.isPinned == true else { return }
        isDue = true
        framesAreDue = true
        guard view !== top else { return }
        for item in items where !item.isPinned { item.view?.superview?.setNeedsLayout() }
    }

    func noteContent(of view: UIView) {
        guard let item = itemsBySource[ObjectIdentifier(view)] else { return }
        isDue = true
        item.isContentDue = true
        surroundingsAreDue = true
        stacks.first { $0.stack === view }?.isDue = true
    }

    func noteAllContent() {
        isDue = true
        surroundingsAreDue = true
        for item in items { item.isContentDue = true }
        for stack in stacks { stack.isDue = true }
    }

    func noteSurroundings() {
        guard !dependent.isEmpty else { return }
        isDue = true
        surroundingsAreDue = true
    }

    // MARK: Solving

    /// Solves what has changed, and asks for the layout of views whose frames have changed.
    ///
    /// - Parameter view: the view that places its subviews next, which needs no layout for that.
    func solve(whilePlacing view: UIView? = nil) {
        guard isDue else { return }
        isDue = false
        installPending()
        if framesAreDue { items.forEach(updatePins) }
        if surroundingsAreDue {
            for constraint in dependent { update(constraint) }
        }
        (framesAreDue, surroundingsAreDue, isDue) = (false, false, false)
        for item in items where item.isContentDue { updateContent(of: item, atWidth: nil) }
        for _ in 0..<Self.maximumRounds {
            var hasChanged = false
            for item in items {
                if updateFloors(of: item) { hasChanged = true }
                if updateWrappedContent(of: item) { hasChanged = true }
            }
            if !hasChanged { break }
        }
        reportConflicts()
        if fitting == nil { noteMovedViews(but: view) }
    }

    private func installPending() {
        if let fitting, !isFitted {
            isFitted = true
            fit(item(for: top), fitting)
        }
        // A constraint may add a stack, and a stack adds constraints.
        while !pending.isEmpty || stacks.contains(where: \.isDue) {
            updateStacks()
            let batch = pending
            pending = []
            for constraint in batch { install(constraint) }
        }
    }

    private func install(_ constraint: NSLayoutConstraint) {
        guard constraint.holder != nil, constraint.firstSource?.itemView != nil else { return }
        let sum = sum(of: constraint)
        for item in sum.items { item.uses += 1 }
        let relation: SolverRelation =
            switch constraint.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        let (identifier, found) = solver.add(
            LinearConstraint(
                expression: sum.expression, relation: relation, priority: constraint.priority.rawValue),
            rank: constraint.rank)
        conflicts += found
        if constraint.priority == .required { origins[identifier] = .constraint(constraint) }
        installed[ObjectIdentifier(constraint)] = Installed(
            identifier: identifier, items: sum.items, dependsOnSurroundings: sum.dependsOnSurroundings)
        if sum.dependsOnSurroundings { dependent.append(constraint) }
    }

    /// Adds constraints that bring the size of the top as near to the target as possible.
    private func fit(
        _ item: LayoutItem, _ fitting: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
    ) {
        item.uses += 1
        for (part, length, priority) in [
            (LayoutItem.Part.width, fitting.size.width, fitting.horizontal),
            (.height, fitting.size.height, fitting.vertical),
        ] {
            let expression = LinearExpression(variable(part, of: item)) - LinearExpression(Double(length))
            conflicts += solver.add(LinearConstraint(expression: expression, priority: priority.rawValue)).1
        }
    }

    /// Asks the superviews of all views whose frames have changed for a layout.
    private func noteMovedViews(but placing: UIView?) {
        for item in items where !item.isPinned {
            guard let view = item.view, let above = view.superview, above !== placing, view !== top,
                let frame = frame(of: view), frame != view.placement
            else { continue }
            above.setNeedsLayout()
        }
    }

    // MARK: Items

    /// Returns the item of a view or guide, making it if needed; the stack that it is, or is in, is then solved too.
    func item(for source: any LayoutItemSource) -> LayoutItem {
        if let known = itemsBySource[ObjectIdentifier(source)] { return known }
        let view = source as? UIView
        let isPinned = view.map { view in
            (view.translatesAutoresizingMaskIntoConstraints || view.isArrangedScrollView)
                && !(fitting != nil && view === top)
        }
        let item = LayoutItem(source, isPinned: isPinned ?? false)
        items.append(item)
        itemsBySource[ObjectIdentifier(source)] = item
        guard let view else { return item }
        view.isLayoutItem = true
        if let stack = view as? UIStackView, stack.isSolved { solve(stack) }
        if view !== top, let stack = view.superview as? UIStackView, stack.arranges(view), stack.isSolved {
            solve(stack)
        }
        return item
    }

    /// Ends one use of an item, which is removed after the last.
    func release(_ item: LayoutItem) {
        item.uses -= 1
        guard item.uses == 0 else { return }
        removeOwnConstraints(of: item)
        items.removeAll { $0 === item }
        itemsBySource[ObjectIdentifier(item.source)] = nil
    }

    /// Returns the frame of a view or guide by the constraints; `nil` if no constraint has it.
    func frame(of source: any LayoutItemSource) -> CGRect? {
        guard let item = itemsBySource[ObjectIdentifier(source)] else { return nil }
        return CGRect(
            x: value(of: .x, in: item), y: value(of: .y, in: item), width: value(of: .width, in: item),
            height: value(of: .height, in: item))
    }

    /// Returns the parts of the frame that the constraints leave open.
    func openParts(of source: any LayoutItemSource) -> [LayoutItem.Part] {
        solve()
        guard let item = itemsBySource[ObjectIdentifier(source)] else { return LayoutItem.Part.allCases }
        if item.isPinned { return [] }
        return LayoutItem.Part.allCases.filter { item.variables[$0.rawValue].map { solver.isAmbiguous($0) } ?? true }
    }

    private func collect(from view: UIView) {
        pending += view.layout?.constraints ?? []
        if let stack = view as? UIStackView, stack.isSolved { solve(stack) }
        for view in view.subviews where view.constraintsInTree && !view.isLayoutTop { collect(from: view) }
    }
}
