public import class Foundation.NSCoder
public import StageRuntime

#if os(iOS) || PHONE
    public import Foundation
    public import UIKit
#else
    public import HeadlessFoundation
    public import HeadlessUIKit
#endif

/// The base of a scene's controller: a `UIViewController` with what UIKit does not have.
///
/// It owns the scene's parts. Override ``screenName`` so that scripts can name the screen, give ``tasks`` to the parts
/// that start work, and register the parts by ``track(_:)`` in `viewDidLoad`.
///
/// ```swift
/// final class HarboursVC: SceneController {
///     override var screenName: String? { "Harbours" }
///     override var inspectableState: (any Encodable)? { logic.state }
/// }
/// ```
open class SceneController: UIViewController {
    /// The observations that ``observe(_:object:using:)`` has made; strong, their blocks must not hold the scene.
    private var observers: [NotificationObservation] = [] { didSet { withExtendedLifetime(oldValue) {} } }

    /// Makes a controller; its view is loaded on first access.
    public init() {
        super.init(nibName: nil, bundle: nil)
        #if os(iOS) || PHONE
            LeavingWatch.current.add(self)
        #else
            stageScreen = self
        #endif
    }

    /// Unavailable, because a stage decodes no views.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { return nil }

    /// The name of this screen in scripts; `nil` for containers and embedded children, which are not screens.
    open var screenName: String? { nil }

    /// A value that scripts can read, such as the scene's `LogicState`; `nil` if there is none.
    open var inspectableState: (any Encodable)? { nil }

    /// The controller's tasks; they end when the controller has left for good.
    ///
    /// A controller that is shown again can start new tasks. Their path is the app's and the screen's name:
    /// `demo/Search`. A scene gives this scope to its Logic and its Interactor.
    public var tasks: TaskScope {
        #if os(iOS) || PHONE
            ownTasks
        #else
            stageTasks
        #endif
    }

    /// Registers parts of the scene in the leak ledger: they must be deallocated when the controller has left.
    ///
    /// Called once, in `viewDidLoad`, with all parts but the controller and its view; it also makes lazy parts.
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
    ///   - block: called during the post, on the stage. The controller keeps it: capture the scene unowned or weakly.
    public func observe(
        _ name: Notification.Name, object: AnyObject? = nil, using block: @escaping (Notification) -> Void
    ) {
        observers.append(NotificationCenter.default.observe(name, object: object, using: block))
    }

    /// Returns a closure that calls back with the scene's result, which is due exactly once.
    ///
    /// The run fails if the controller has left for good without a call, or if it calls twice:
    ///
    /// ```swift
    /// self.setup.finished = result(setup.finished)
    /// ```
    ///
    /// - Parameter callback: gets the result; the returned closure keeps it, but not the controller.
    public func result<Value>(_ callback: @escaping (Value) -> Void) -> (Value) -> Void {
        let due = dueResult()
        return { value in
            due.arrive()
            callback(value)
        }
    }

    /// Returns a closure that calls back without a value, which is due exactly once.
    public func result(_ callback: @escaping () -> Void) -> () -> Void {
        let due = dueResult()
        return {
            due.arrive()
            callback()
        }
    }

    private func dueResult() -> DueResult {
        #if os(iOS) || PHONE
            let due = DueResult(of: page.name)
            page.results.append(due)
            return due
        #else
            trackResult()
        #endif
    }

    /// Called once when the controller is no longer in its window's controller tree, however it left.
    ///
    /// The tasks and the observers have already ended. It is not called if the app is killed, or if the controller was
    /// never in the tree or has only moved within it. It is called again if the controller is shown and leaves again.
    open func didLeaveForGood() {}

    /// Makes the screen ask for the supported orientations; an override calls `super`, as UIKit requires.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        setNeedsUpdateOfSupportedInterfaceOrientations()
        #if os(iOS) || PHONE
            LeavingWatch.current.noteEntering()
            Stage.current.checkSoon()
        #endif
    }

    /// Ends the observers, then notifies the scene.
    private func endObserving() {
        observers = []
        didLeaveForGood()
    }

    #if os(iOS) || PHONE
        /// The tasks of the controller; strong, the controller owns the scope.
        private lazy var ownTasks = TaskScope(screenName ?? String(describing: type(of: self)))
        /// The entry in the leak ledger; strong, it holds the controller weakly.
        private lazy var page = Stage.current.ledger.open(scene: ownTasks.path)

        func noteKeeper(_ keeper: AnyObject) { page.keeper = keeper }

        /// Makes the stage check whether the scene has left; an override calls `super`.
        open override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            Stage.current.checkSoon()
        }

        /// Makes the stage check whether the scene has left; an override calls `super`.
        open override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            Stage.current.checkSoon()
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

        /// Allows new tasks in the scope.
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
    /// Declares that `keeper` keeps this controller, to show it again later.
    ///
    /// While the keeper lives, the controller and its children are no leaks, and their views may change off screen:
    ///
    /// ```swift
    /// private lazy var detail = factory.makeDetail().kept(by: self)
    /// ```
    ///
    /// The controller's tasks end whenever it has left for good; shown again, it can start new ones.
    ///
    /// - Parameter keeper: the object that keeps the controller; this method holds the keeper weakly.
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
