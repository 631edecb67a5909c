import StageRuntime

/// The transitions under way on a stage, and the only type that decides whether a controller has left for good.
///
/// Controllers removed by a transition are checked when the outermost transition ends. Those removed by
/// `removeFromParent()` are checked when the stage is idle, since they may have moved elsewhere by then. A controller
/// that has left is kept until the stage is idle, because its code may still be running. The lists are replaced instead
/// of appended to, so that reading them in every step needs no check for overlapping accesses.
final class ControllerTree {
    /// How many transitions are under way, nested in each other.
    private var depth = 0
    /// The controllers that transitions removed; strong, until they are checked.
    private var removed: [UIViewController] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// The controllers that `removeFromParent()` removed; strong, until the stage is idle.
    private var removedByHand: [UIViewController] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// The controllers that have left for good; strong, until the stage is idle.
    private var departed: [UIViewController] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// Whether controllers are being checked; those that are removed meanwhile are checked in the same loop.
    private var isChecking = false
    /// The coordinator of the latest transition; strong, until the stage is idle.
    var latestCoordinator: TransitionCoordinator? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The animated dismissals under way, by presenter: the dismissed controller's name, and the job that dismisses it.
    private var dismissals: [ObjectIdentifier: (name: String, job: UInt64)] = [:]
    /// The latest animated presentation: the presented controller, and the turn that presents it.
    private var presentation: (controller: ObjectIdentifier, turn: UInt64)?
    /// Called when the outermost transition has ended; strong, set by the tree's owner.
    var didEndTransition: () -> Void = {}
    var isInTransition: Bool { depth > 0 }

    /// Performs a transition; after the outermost one, notifies the controllers that have left for good.
    func transition(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        guard depth == 0 else { return }
        checkRemoved()
        didEndTransition()
    }

    func noteTransition(removing controller: UIViewController) {
        if controller.presence == .inside { removed = removed + [controller] }
    }

    /// Notes a controller that `removeFromParent()` took out of the tree.
    func noteRemoval(of controller: UIViewController) {
        if controller.presence == .inside { removedByHand = removedByHand + [controller] }
    }

    /// Notes an animated dismissal; a phone still shows the controller when the call returns.
    func noteDismissal(of controller: UIViewController, by presenter: UIViewController) {
        dismissals[ObjectIdentifier(presenter)] = (controller.displayName, Stage.current.loop.jobCount)
    }

    /// Notes an animated presentation; a phone does not yet show the controller when the turn ends.
    func notePresentation(of controller: UIViewController) {
        presentation = (ObjectIdentifier(controller), Stage.current.loop.turn)
    }

    func isPresenting(_ controller: UIViewController) -> Bool {
        guard let presentation, presentation.controller == ObjectIdentifier(controller) else { return false }
        return presentation.turn != 0 && presentation.turn == Stage.current.loop.turn
    }

    /// Forgets what is animated; called before a completion, which may present or dismiss again.
    func endAnimations() {
        dismissals = [:]
        presentation = nil
    }

    /// Returns the name of the controller that a presenter is dismissing in this job; `nil` if there is none.
    func dismissal(by presenter: UIViewController) -> String? {
        guard let dismissal = dismissals[ObjectIdentifier(presenter)] else { return nil }
        return dismissal.job == Stage.current.loop.jobCount ? dismissal.name : nil
    }

    /// Checks the controllers that `removeFromParent()` removed, and releases those that have left; called when idle.
    func becomeIdle() {
        endAnimations()
        if latestCoordinator != nil { latestCoordinator = nil }
        guard depth == 0, !(removedByHand.isEmpty && departed.isEmpty && removed.isEmpty) else { return }
        removed = removed + removedByHand
        removedByHand = []
        checkRemoved()
        departed = []
    }

    /// Kills the removed controllers that were not checked yet, and forgets all; called when the app is killed.
    func reset() {
        for controller in removed + removedByHand { controller.kill() }
        removed = []
        removedByHand = []
        departed = []
        endAnimations()
        latestCoordinator = nil
    }

    /// Checks the removed controllers: those that are in no tree have left for good.
    private func checkRemoved() {
        guard !isChecking, !removed.isEmpty else { return }
        isChecking = true
        var index = 0
        while index < removed.count {
            let controller = removed[index]
            index += 1
            if controller.treeWindow == nil { leave(controller) }
        }
        removed = []
        isChecking = false
    }

    /// Notifies a controller and all below it that they have left: the presented ones, then its children, then itself.
    private func leave(_ controller: UIViewController) {
        guard controller.presence == .inside else { return }
        if let presented = controller.ownPresented { leave(presented) }
        for child in controller.children.reversed() { leave(child) }
        departed = departed + [controller]
        controller.leaveForGood()
    }
}

extension UIViewController {
    /// Makes the screen ask again which orientations it supports; call it when the answer has changed.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        UIApplication.shared.askForOrientations()
    }

    /// The topmost screen in this controller: the controller itself, or the top screen among its children.
    package var screenInside: UIViewController? {
        if stageScreen?.screenName != nil { return self }
        for child in appearingChildren.reversed() {
            if let screen = child.screenInside { return screen }
        }
        return nil
    }

    /// The name of the topmost screen in this controller, or else of the controller itself.
    var topScreenName: String { (screenInside ?? self).displayName }

    /// Returns this controller and those on screen in it that are of a class, outermost first.
    func controllersOnScreen<Controller: UIViewController>(_ type: Controller.Type) -> [Controller] {
        ((self as? Controller).map { [$0] } ?? []) + appearingChildren.flatMap { $0.controllersOnScreen(type) }
    }

    func addWithDescendants(to controllers: inout [UIViewController]) {
        controllers.append(self)
        for child in children { child.addWithDescendants(to: &controllers) }
    }

    /// Whether ``isModalInPresentation`` is set here or on a child on screen, so that the user cannot pull it down.
    var forbidsPullingDown: Bool { isModalInPresentation || appearingChildren.contains(where: \.forbidsPullingDown) }
}
