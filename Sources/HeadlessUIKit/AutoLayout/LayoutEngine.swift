import Foundation
import StageRuntime

/// Solves the constraints of the views below one that has its place from elsewhere: a window's, a screen's, a row's.
///
/// ```
/// UIView (the top) ──owns──> ViewLayout ──owns──> LayoutEngine ──owns──> ConstraintSolver
///   │ subviews …                                      │ items: unowned, they leave before they go
/// ```
///
/// Changes are noted as they come, and solved together when a view asks where its subviews are. A view whose frame is
/// its own, the top included, takes part with constants. Only what the constraints are about has variables.
final class LayoutEngine {
    /// A constraint that the solver has.
    struct Installed {
        /// What the solver knows it by.
        let identifier: ConstraintSolver.Identifier
        /// The items that it needs.
        let items: [LayoutItem]
        /// Whether its constant depends on scrolling, margins or fonts.
        let dependsOnSurroundings: Bool
    }

    /// What a constraint of the solver was made from.
    enum Origin {
        /// A constraint of the app, or of a stack.
        case constraint(NSLayoutConstraint)
        /// The frame of a view.
        case frame(LayoutItem, LayoutItem.Part)
        /// That a length is not negative.
        case floor(LayoutItem, LayoutItem.Part)
    }

    /// The view whose content is solved; unowned, it owns the engine.
    unowned let top: UIView
    /// The size that the top is to come near to, if the engine is for measuring it.
    let fitting: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)?
    /// The numbers.
    var solver = ConstraintSolver()
    /// What takes part, in the order of coming.
    private(set) var items: [LayoutItem] = []
    /// The same by its views and guides.
    private var itemsBySource: [ObjectIdentifier: LayoutItem] = [:]
    /// The constraints that the solver has.
    private var installed: [ObjectIdentifier: Installed] = [:]
    /// Those whose constants depend on scrolling, margins or fonts, in order; strong, as long as they are active.
    private var dependent: [NSLayoutConstraint] = []
    /// The constraints that the solver is to get, in order; strong, as long as they are active.
    private var pending: [NSLayoutConstraint] = []
    /// The stacks that are solved, with the constraints made for them.
    var stacks: [StackConstraints] = []
    /// What required constraints were made from, for traces.
    var origins: [ConstraintSolver.Identifier: Origin] = [:]
    /// The conflicts since the last solving.
    var conflicts: [ConstraintSolver.Conflict] = []
    /// Whether something has changed since the last solving.
    private var isDue = true
    /// Whether frames have changed.
    private var framesAreDue = false
    /// Whether scrolling, margins or fonts have changed.
    private var surroundingsAreDue = false

    /// Takes the constraints in a view.
    init(_ top: UIView, fitting: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)? = nil) {
        self.top = top
        self.fitting = fitting
        collect(from: top)
        pending.sort { $0.rank < $1.rank }
    }

    /// Whether the top was made to come near to the size that it is measured for.
    private var isFitted = false

    /// How often wrapped text is measured again for the width that it got.
    private static let mostRounds = 6

    // MARK: Changes

    /// Notes a constraint that has become active.
    func add(_ constraint: NSLayoutConstraint) {
        pending.append(constraint)
        isDue = true
    }

    /// Removes a constraint.
    func remove(_ constraint: NSLayoutConstraint) {
        isDue = true
        if let place = pending.firstIndex(where: { $0 === constraint }) { pending.remove(at: place) }
        guard let known = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        solver.remove(known.identifier)
        origins[known.identifier] = nil
        if known.dependsOnSurroundings { dependent.removeAll { $0 === constraint } }
        for item in known.items { release(item) }
    }

    /// Notes that a constraint has another constant.
    func update(_ constraint: NSLayoutConstraint) {
        isDue = true
        guard let known = installed[ObjectIdentifier(constraint)] else { return }
        conflicts += solver.setConstant(sum(of: constraint).expression.constant, of: known.identifier)
    }

    /// Notes that a view has another frame.
    func noteFrame(of view: UIView) {
        guard itemsBySource[ObjectIdentifier(view)]?.isPinned == true else { return }
        isDue = true
        framesAreDue = true
        guard view !== top else { return }
        for item in items where !item.isPinned { item.view?.superview?.setNeedsLayout() }
    }

    /// Notes that the content of a view, or how much it matters, has changed.
    func noteContent(of view: UIView) {
        guard let item = itemsBySource[ObjectIdentifier(view)] else { return }
        isDue = true
        item.isContentDue = true
        surroundingsAreDue = true
        stacks.first { $0.stack === view }?.isDue = true
    }

    /// Notes that the content of every view may have changed.
    func noteAllContent() {
        isDue = true
        surroundingsAreDue = true
        for item in items { item.isContentDue = true }
        for stack in stacks { stack.isDue = true }
    }

    /// Notes that scrolling or margins have changed.
    func noteSurroundings() {
        guard !dependent.isEmpty else { return }
        isDue = true
        surroundingsAreDue = true
    }

    // MARK: Solving

    /// Brings the values up to date, and has the views laid out that changed theirs.
    ///
    /// - Parameter view: the view that places its subviews right after; they need no layout for that.
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
        for _ in 0..<Self.mostRounds {
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
        // A constraint may bring in a stack, and a stack its constraints.
        while !pending.isEmpty || stacks.contains(where: \.isDue) {
            updateStacks()
            let batch = pending
            pending = []
            for constraint in batch { install(constraint) }
        }
    }

    private func install(_ constraint: NSLayoutConstraint) {
        guard constraint.holder != nil, constraint.first.item?.itemView != nil else { return }
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

    /// Makes the top's size come near to the one that it is measured for.
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

    /// Has the superviews of views that have other frames now lay them out.
    private func noteMovedViews(but placing: UIView?) {
        for item in items where !item.isPinned {
            guard let view = item.view, let above = view.superview, above !== placing, view !== top,
                let frame = frame(of: view), frame != view.placement
            else { continue }
            above.setNeedsLayout()
        }
    }

    // MARK: Items

    /// Returns the item of a view or a guide, made if there is none; a stack around it, or that it is, is solved then.
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

    /// Gives up one need of an item; without any, the item goes.
    func release(_ item: LayoutItem) {
        item.uses -= 1
        guard item.uses == 0 else { return }
        removeOwnConstraints(of: item)
        items.removeAll { $0 === item }
        itemsBySource[ObjectIdentifier(item.source)] = nil
    }

    /// Where a view or a guide lies by the constraints; `nil` if none is about it.
    func frame(of source: any LayoutItemSource) -> CGRect? {
        guard let item = itemsBySource[ObjectIdentifier(source)] else { return nil }
        return CGRect(
            x: value(of: .x, in: item), y: value(of: .y, in: item), width: value(of: .width, in: item),
            height: value(of: .height, in: item))
    }

    /// Whether the constraints leave open where a view or a guide lies.
    func isAmbiguous(_ source: any LayoutItemSource) -> Bool {
        solve()
        guard let item = itemsBySource[ObjectIdentifier(source)] else { return true }
        if item.isPinned { return false }
        return item.variables.contains { variable in variable.map { solver.isAmbiguous($0) } ?? true }
    }

    private func collect(from view: UIView) {
        pending += view.layout?.constraints ?? []
        if let stack = view as? UIStackView, stack.isSolved { solve(stack) }
        for view in view.subviews where view.constraintsInTree && !view.isLayoutTop { collect(from: view) }
    }
}
