public import class Foundation.NSCoder
public import StageRuntime

#if os(iOS) || PHONE
    public import UIKit
#else
    public import HeadlessUIKit
#endif

/// The base of a scene's controller: a `UIViewController` with what UIKit does not have.
///
/// It owns the scene's parts. Override ``screenName`` so that scripts can name the screen, give ``tasks`` to the parts
/// that start work, and register the parts with ``track(_:)`` in `viewDidLoad`.
///
/// ```swift
/// final class HarboursVC: SceneController {
///     override var screenName: String? { "Harbours" }
///     override var inspectableState: (any Encodable)? { logic.state }
/// }
/// ```
open class SceneController: UIViewController {
    /// What ``observe(_:object:using:)`` has registered; strong, the blocks hold no scene.
    private var observers: [NotificationObservation] = []

    /// Makes a controller; its view is loaded when it is first asked for.
    public init() {
        super.init(nibName: nil, bundle: nil)
        #if os(iOS) || PHONE
            LeavingWatch.current.add(self)
        #else
            stageScreen = self
        #endif
    }

    /// Not for use: nothing is decoded on a stage.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { return nil }

    /// The name that scripts call this screen by; `nil` for containers and embedded children, which are no screens.
    open var screenName: String? { nil }

    /// What a script may look at but not change, such as the scene's `LogicState`; `nil` if there is nothing.
    open var inspectableState: (any Encodable)? { nil }

    /// The tasks of this controller; they end when it has left for good.
    ///
    /// If it is shown again, it can start others.
    /// Their path names the app and the screen: `demo/Search`. A scene gives the scope to its Logic and Interactor.
    public var tasks: TaskScope {
        #if os(iOS) || PHONE
            ownTasks
        #else
            stageTasks
        #endif
    }

    /// Registers parts of the scene in the leak ledger: they must be gone once this controller has left for good.
    ///
    /// Called once, in `viewDidLoad`, with all parts: parts that are lazy properties are made by it. The controller and
    /// its view are registered already.
    public func track(_ parts: AnyObject...) {
        #if os(iOS) || PHONE
            for part in parts { page.track(part) }
        #else
            trackParts(parts)
        #endif
    }

    /// Observes notifications of the app's centre until this controller has left for good.
    ///
    /// - Parameters:
    ///   - name: the notifications to observe.
    ///   - object: the object whose notifications to observe, held weakly; `nil` for every object.
    ///   - block: what to do, called at once and on the stage. It is kept: capture the scene unowned or weakly.
    public func observe(
        _ name: Notification.Name, object: AnyObject? = nil, using block: @escaping (Notification) -> Void
    ) {
        observers.append(NotificationCenter.default.observe(name, object: object, using: block))
    }

    /// Called once when the controller is no longer in its window's controller tree, whichever way it left.
    ///
    /// The tasks and the observers have ended before it. It is not called when the app is killed, when the controller
    /// was never in the tree, or when it only moved. A controller that is shown again leaves again.
    open func didLeaveForGood() {}

    /// Ends the observers, then notifies the scene.
    private func endObserving() {
        observers = []
        didLeaveForGood()
    }

    #if os(iOS) || PHONE
        /// The tasks; strong, the controller owns its scope.
        private lazy var ownTasks = TaskScope(screenName ?? String(describing: type(of: self)))
        /// The page in the leak ledger; strong, it holds the controller weakly.
        private lazy var page = Stage.current.ledger.open(scene: ownTasks.path)

        /// Notes who keeps the scene to show it again.
        func noteKeeper(_ keeper: AnyObject) { page.keeper = keeper }

        /// Notes that the scene is on screen; a subclass that overrides it calls `super`, as UIKit demands.
        open override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            LeavingWatch.current.noteEntering()
            Stage.current.lookSoon()
        }

        /// Makes the stage check whether the scene has left; an override calls `super`.
        open override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            Stage.current.lookSoon()
        }

        /// Makes the stage check whether the scene has left; an override calls `super`.
        open override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            Stage.current.lookSoon()
        }
    #endif
}

#if os(iOS) || PHONE
    extension SceneController: WatchedScene {
        /// Ends the scene's observers and tasks, notifies it, and lets the leak ledger check its parts.
        package func sceneHasLeft() {
            ownTasks.end()
            endObserving()
            page.scope = ownTasks
            Stage.current.ledger.leave(page)
            page.track(self)
            if let viewIfLoaded { page.track(viewIfLoaded) }
        }

        /// Lets tasks be started again.
        package func sceneHasReturned() {
            ownTasks.reopen()
            Stage.current.ledger.comeBack(page, without: [self, viewIfLoaded].compactMap { $0 })
        }
    }
#else
    extension SceneController: StageScreen {
        /// Ends the scene's observers, then notifies the scene.
        package func stageScreenDidLeave() { endObserving() }
    }
#endif

extension UIViewController {
    /// Says that `keeper` keeps this controller to show it again.
    ///
    /// It and its children are no leak as long as the keeper lives, and their views may change meanwhile:
    ///
    /// ```swift
    /// private lazy var detail = factory.makeDetail().kept(by: self)
    /// ```
    ///
    /// Its tasks end whenever it has left for good, as with any other; shown again, it can start others.
    ///
    /// - Parameter keeper: who holds it, held weakly.
    public func kept(by keeper: AnyObject) -> Self {
        #if os(iOS) || PHONE
            (self as? SceneController)?.noteKeeper(keeper)
            for child in children { _ = child.kept(by: keeper) }
        #else
            keep(by: keeper)
        #endif
        return self
    }
}
