/// The transitions under way on a stage, and the one place where it is decided that a controller has left for good.
///
/// What a transition removed is looked at when the outermost transition ends; what was removed by hand when the stage
/// is idle, for it may have moved elsewhere by then. What has left is kept until the stage is idle, so that code of
/// its own that is still running finds its objects. The lists are short and are replaced instead of added to, so that
/// looking at them, which every step does, costs no check for overlapping accesses.
final class ControllerTree {
    /// How many transitions are under way, one inside the other.
    private var depth = 0
    /// What transitions removed; strong, until it is looked at.
    private var removed: [UIViewController] = []
    /// What was removed by hand; strong, until the stage is idle.
    private var removedByHand: [UIViewController] = []
    /// What has left for good; strong, until the stage is idle.
    private var departed: [UIViewController] = []
    /// Whether leaving is under way; what it removes is looked at by the same loop.
    private var isDeciding = false
    /// What to do when the outermost transition has ended; strong, the tree's owner gives it.
    var didEndTransition: () -> Void = {}

    /// Whether a transition is under way.
    var isInTransition: Bool { depth > 0 }

    /// Performs a transition; when the outermost has ended, what has left for good is told.
    func transition(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        guard depth == 0 else { return }
        decide()
        didEndTransition()
    }

    /// Notes what a transition took out of the tree.
    func noteTransition(removing controller: UIViewController) {
        if controller.presence == .inside { removed = removed + [controller] }
    }

    /// Notes what was taken out of the tree by hand.
    func noteRemoval(of controller: UIViewController) {
        if controller.presence == .inside { removedByHand = removedByHand + [controller] }
    }

    /// Decides about what was removed by hand and lets go of what has left; called when the stage is idle.
    func becomeIdle() {
        guard depth == 0, !(removedByHand.isEmpty && departed.isEmpty && removed.isEmpty) else { return }
        removed = removed + removedByHand
        removedByHand = []
        decide()
        departed = []
    }

    /// Ends what was removed and not decided about, and forgets everything: the app is killed.
    func reset() {
        for controller in removed + removedByHand { controller.kill() }
        removed = []
        removedByHand = []
        departed = []
    }

    private func decide() {
        guard !isDeciding, !removed.isEmpty else { return }
        isDeciding = true
        var index = 0
        while index < removed.count {
            let controller = removed[index]
            index += 1
            if controller.treeWindow == nil { leave(controller) }
        }
        removed = []
        isDeciding = false
    }

    /// Tells a controller and all it holds that it has left: what it presents first, then its children, then itself.
    private func leave(_ controller: UIViewController) {
        guard controller.presence == .inside else { return }
        if let presented = controller.ownPresented { leave(presented) }
        for child in controller.children.reversed() { leave(child) }
        departed = departed + [controller]
        controller.leaveForGood()
    }
}

extension UIViewController {
    /// Lets the screen turn where it no longer has the orientation it is in; call it when a lock is set or lifted.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        UIApplication.shared.keepOrientationSupported()
    }

    /// The screen that is on top in this controller: itself, or the one on top of what it contains.
    package var screenInside: UIViewController? {
        if stageScreen?.screenName != nil { return self }
        for child in appearingChildren.reversed() {
            if let screen = child.screenInside { return screen }
        }
        return nil
    }

    /// The navigation controllers that are on screen in this controller, outermost first.
    var navigationControllersOnScreen: [UINavigationController] {
        let own = (self as? UINavigationController).map { [$0] } ?? []
        return own + appearingChildren.flatMap(\.navigationControllersOnScreen)
    }

    /// Adds this controller and its children, parents first.
    func addWithDescendants(to controllers: inout [UIViewController]) {
        controllers.append(self)
        for child in children { child.addWithDescendants(to: &controllers) }
    }

    /// Whether it or a child on screen forbids that it is pulled down.
    var isHeldByModality: Bool { isModalInPresentation || appearingChildren.contains(where: \.isHeldByModality) }
}
