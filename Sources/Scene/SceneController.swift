public import class Foundation.NSCoder
public import HeadlessUIKit
public import StageRuntime

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
open class SceneController: UIViewController, StageScreen {
    /// What removes the observers that ``observe(_:object:using:)`` has registered; strong, they hold no scene.
    private var observers: [AnyObject] = []

    /// Makes a controller; its view is loaded when it is first asked for.
    public init() {
        super.init(nibName: nil, bundle: nil)
        stageScreen = self
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
    public var tasks: TaskScope { stageTasks }

    /// Registers parts of the scene in the leak ledger: they must be gone once this controller has left for good.
    ///
    /// Called once, in `viewDidLoad`, with all parts: parts that are lazy properties are made by it. The controller and
    /// its view are registered already.
    public func track(_ parts: AnyObject...) { trackParts(parts) }

    /// Observes notifications of the app's centre until this controller has left for good.
    ///
    /// - Parameters:
    ///   - name: what to hear of.
    ///   - object: whose notifications to hear, held weakly; everyone's if it is `nil`.
    ///   - block: what to do, called at once and on the stage. It is kept: capture the scene unowned or weakly.
    public func observe(
        _ name: Notification.Name, object: AnyObject? = nil, using block: @escaping (Notification) -> Void
    ) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: object, queue: nil, using: block))
    }

    /// Called once when the controller is no longer in its window's controller tree, whichever way it left.
    ///
    /// The tasks and the observers have ended before it. It is not called when the app is killed, when the controller
    /// was never in the tree, or when it only moved. A controller that is shown again leaves again.
    open func didLeaveForGood() {}

    /// Ends what ends with the scene, then tells the scene.
    package func stageScreenDidLeave() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
        didLeaveForGood()
    }
}
