public import Foundation

/// The properties of a transition, given to closures that run alongside it.
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated: always, others have no coordinator.
    var isAnimated: Bool { get }
    /// The style of the presentation; `none` in a navigation controller and for a turn of the device.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the user's finger began the transition, as the edge gesture does.
    var initiallyInteractive: Bool { get }
    /// Whether the user could interrupt the transition: never on a stage.
    var isInterruptible: Bool { get }
    /// Whether the user's finger leads the transition now.
    var isInteractive: Bool { get }
    /// Whether it was cancelled.
    var isCancelled: Bool { get }
    /// The duration of the animation in seconds: that of the app's animator, or the system's.
    var transitionDuration: TimeInterval { get }
    /// How far the transition was when the finger left it: 0 before the animation, 1 from then on.
    var percentComplete: CGFloat { get }
    /// The speed at which the animation ends, as a share of the normal one.
    var completionVelocity: CGFloat { get }
    /// The curve of the animation.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which the views of both controllers are.
    var containerView: UIView { get }

    /// Returns one of the two controllers; for a turn of the device both are the one that turns.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view of one of the two controllers, if the transition adds or removes it.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets a controller act alongside a transition or a change of the window's size, and after it.
///
/// Passed to `viewWillTransition(to:with:)` and found in `transitionCoordinator`, until its completions are called.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Adds a closure to call when the views have their new frames, and another for the end; returns whether it could.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Does the same for changes in a view outside ``containerView``.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Adds a closure to call when the finger that leads the transition is lifted.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Adds a closure to call when the views have their new frames.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
    /// Performs animations with the transition, even in a view outside it.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}

extension UIViewController {
    /// The coordinator of the transition of the controller or a container around it.
    ///
    /// There is one during a turn of the device, and during an animated push, pop, presentation or dismissal until the
    /// call that began it has returned and the completions are called.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        for controller in sequence(first: self, next: \.parent) {
            guard let coordinator = controller.options.coordinator, !coordinator.isOver else { continue }
            coordinator.wasAskedFor()
            return coordinator
        }
        return nil
    }
}

/// The coordinator of a transition.
///
/// The code that performs the transition holds it, then the controllers' tree until the stage is idle; controllers hold
/// it weakly.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private enum Progress {
        /// The views do not have their new frames yet.
        case begun
        /// The closures alongside were called.
        case animating
        /// All controllers have their callbacks.
        case ended
        /// The completions were called.
        case over
    }

    private var progress = Progress.begun
    /// The closures to call with the new frames; strong until they are called.
    private var alongside: [Handler] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// The closures to call when the transition is over; strong until they are called.
    private var completions: [Handler] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// The closures to call when the finger is lifted; strong until they are called.
    private var interactionHandlers: [Handler] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// Whether the app has the coordinator, so that the end of the transition must be noted.
    private var isAskedFor = false
    /// The controller that was visible before; weak, the tree owns it.
    private weak var from: UIViewController?
    /// The controller that is visible after it; weak, the tree owns it.
    private weak var to: UIViewController?
    /// The one of the two that is presented or dismissed; weak, its presenter owns it.
    private weak var presented: UIViewController?
    /// The view around both; weak, the window owns it.
    private weak var surroundings: UIView?

    let isAnimated = true
    let initiallyInteractive: Bool
    let isInterruptible = false
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    var transitionDuration: TimeInterval
    let completionVelocity: CGFloat = 1
    let completionCurve = UIView.AnimationCurve.easeInOut

    /// Makes a coordinator for some controllers, which find it until it is over.
    ///
    /// - Parameters:
    ///   - controllers: the controllers that find it, and all in them.
    ///   - from: the controller that was visible before.
    ///   - to: the controller that is visible after it.
    ///   - container: the view around both.
    ///   - presented: the one that is presented or dismissed.
    ///   - isInteractive: whether a finger leads the transition.
    ///   - duration: its length in seconds.
    init(
        of controllers: [UIViewController], from: UIViewController?, to: UIViewController?, in container: UIView?,
        presented: UIViewController? = nil, isInteractive: Bool = false, duration: TimeInterval
    ) {
        (self.from, self.to, self.presented, surroundings) = (from, to, presented, container)
        (initiallyInteractive, self.isInteractive, transitionDuration) = (isInteractive, isInteractive, duration)
        super.init()
        for controller in controllers { controller.options.coordinator = self }
        UIApplication.shared.tree.latestCoordinator = self
    }

    var isOver: Bool { progress == .over }
    var presentationStyle: UIModalPresentationStyle { presented?.modalPresentationStyle ?? .none }
    var percentComplete: CGFloat { progress == .begun ? 0 : 1 }
    var containerView: UIView { presented?.customPresentation?.containerView ?? surroundings ?? UIView() }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        let controller = key == .from ? from : key == .to ? to : nil
        if let presented, controller !== presented, !presented.fillsScreen { return nil }
        return controller?.viewIfLoaded
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !isOver else { return false }
        if let animation { alongside.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        if isInteractive { interactionHandlers.append(handler) }
    }

    /// Notes that the app has the coordinator: its completions are called after the running calls have returned.
    func wasAskedFor() {
        guard !isAskedFor else { return }
        isAskedFor = true
        if progress == .ended { finishLater() }
    }

    /// Calls the closures alongside, in an animation as long as the transition.
    func runAlongside() {
        if progress == .begun { progress = .animating }
        let animations = alongside
        alongside = []
        guard !animations.isEmpty else { return }
        surroundings?.window?.layoutIfNeeded()
        // On a phone, touches wait for the whole transition, which is instant here.
        UIView.animate(withDuration: transitionDuration, delay: 0, options: .allowUserInteraction) { [self] in
            for animation in animations { animation(self) }
        }
    }

    /// Lifts the finger that leads the transition, if one does.
    func liftFinger(cancelling: Bool = false) {
        guard isInteractive else { return }
        (isInteractive, isCancelled) = (false, cancelling)
        let handlers = interactionHandlers
        interactionHandlers = []
        for handler in handlers { handler(self) }
    }

    /// Notes that the controllers have all their callbacks.
    func end() {
        progress = .ended
        if isAskedFor { finishLater() }
    }

    private func finishLater() { UIApplication.afterReturning("transition") { [self] in finish() } }

    /// Calls the remaining closures, in the order in which they were added, and releases them.
    func finish() {
        runAlongside()
        progress = .over
        let ends = completions
        completions = []
        for end in ends { end(self) }
    }
}
