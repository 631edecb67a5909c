import HeadlessFoundation
import HeadlessUIKit
import Scene
import StageRuntime
import Synchronization
import Testing

/// A way to keep a scene alive, its correction, and the expected failure: what is alive, and why.
struct LeakShape: Sendable, CustomTestStringConvertible {
    let name: String
    /// The parts that are alive.
    let alive: String
    /// The cause in the failure.
    let cause: String
    let plant: @Sendable (LeakySceneVC) -> Void
    let mend: @Sendable (LeakySceneVC) -> Void

    var testDescription: String { name }

    init(
        _ name: String, alive: String, cause: String = LeakShape.unknown,
        plant: @escaping @Sendable (LeakySceneVC) -> Void, mend: @escaping @Sendable (LeakySceneVC) -> Void
    ) {
        (self.name, self.alive, self.cause, self.plant, self.mend) = (name, alive, cause, plant, mend)
    }

    private static let unknown =
        "The usual cause is a closure that one of them stores, such as a view's UIAction: let it capture "
        + "`[weak self]` or `[unowned self]`. If no closure holds it, look for a delegate or a cache that does."

    private static func perhaps(_ what: String) -> String {
        "What was started while it was there and is still pending may hold it: \(what). Start it in the scene's task "
            + "scope, which ends it, or, if it must go on, let it capture only what it needs. Otherwise the usual cause "
            + "is " + unknown.dropFirst("The usual cause is ".count)
    }

    /// All parts, if the controller is kept and keeps the others.
    private static let everything =
        "LeakyLogic, LeakyPresenter, LeakyNavigator, LeakyFactory, LeakyTableController, LeakySceneVC, UIView are"

    /// An object in a static: the test's process keeps it.
    private struct Kept: @unchecked Sendable {
        let object: AnyObject
    }
    private static let cache = Mutex<[Kept]>([])

    static let all = references + closures + tasks + callbacks

    /// Work that continues after the scene without keeping it: it would trap when called.
    ///
    /// The cause is what goes on.
    static let leftBehind = [
        LeakShape(
            "observer whose token goes with the scene", alive: "",
            cause: "the observer of UIApplicationDidEnterBackgroundNotification (added in LeakShape.swift)"
        ) { scene in
            scene.logic.strong = NotificationCenter.default.addObserver(
                forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
            ) { [unowned presenter = scene.presenter] _ in presenter.use() }
        } mend: { scene in
            scene.logic.strong = NotificationCenter.default.observe(UIApplication.didEnterBackgroundNotification) {
                [unowned presenter = scene.presenter] _ in presenter.use()
            }
        },
        LeakShape(
            "observer whose token is dropped at once", alive: "",
            cause: "the observer of UIApplicationDidEnterBackgroundNotification (added in LeakySceneVC.swift)"
        ) { scene in
            scene.observeForGood()
        } mend: { scene in
            scene.observe(UIApplication.didEnterBackgroundNotification) { [unowned scene] _ in scene.presenter.use() }
        },
        LeakShape(
            "observer of another file whose token is dropped at once", alive: "",
            cause: "the observer of UIApplicationDidEnterBackgroundNotification (added in LeakShape.swift)"
        ) { scene in
            NotificationCenter.default.addObserver(
                forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
            ) { [unowned presenter = scene.presenter] _ in presenter.use() }
        } mend: { scene in
            scene.observe(UIApplication.didEnterBackgroundNotification) { [unowned scene] _ in scene.presenter.use() }
        },
        LeakShape("timer of a part's own scope", alive: "", cause: "the timer logic: poll") { scene in
            let scope = TaskScope("logic")
            scene.logic.strong = scope
            scope.after(.seconds(10), "poll") { [unowned presenter = scene.presenter] in presenter.use() }
        } mend: { scene in
            scene.tasks.after(.seconds(10), "poll") { [unowned presenter = scene.presenter] in presenter.use() }
        },
        LeakShape(
            "repeating timer that nobody holds", alive: "", cause: "the timer every 10s (added in LeakShape.swift)"
        ) { scene in
            Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { [weak logic = scene.logic] _ in logic?.use() }
        } mend: { scene in
            scene.logic.strong = TimerOwner(
                Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { [weak logic = scene.logic] _ in
                    logic?.use()
                })
        },
        LeakShape("task of a part's own scope", alive: "", cause: "the task logic: positions") { scene in
            let scope = TaskScope("logic")
            scene.logic.strong = scope
            let (stream, continuation) = AsyncStream<Int>.makeStream()
            LongLived.current.callbacks.append { continuation.yield(1) }
            scope.observe("positions") { [weak presenter = scene.presenter] in
                for await _ in stream { presenter?.use() }
            }
        } mend: { scene in
            let (stream, continuation) = AsyncStream<Int>.makeStream()
            LongLived.current.callbacks.append { continuation.yield(1) }
            scene.tasks.observe("positions") { [weak presenter = scene.presenter] in
                for await _ in stream { presenter?.use() }
            }
        },
    ]

    private static let references = [
        LeakShape("strong presenter", alive: "LeakyLogic, LeakyPresenter are") {
            $0.logic.strong = $0.presenter
            $0.presenter.strong = $0.logic
        } mend: {
            $0.logic.strong = $0.presenter
            $0.presenter.weakly = $0.logic
        },
        LeakShape("strong delegate", alive: everything) {
            $0.tableController.strong = $0
        } mend: {
            $0.tableController.weakly = $0
        },
        LeakShape("strong factory", alive: "LeakyNavigator, LeakyFactory are") {
            $0.navigator.strong = $0.factory
            $0.factory.strong = $0.navigator
        } mend: {
            $0.navigator.strong = $0.factory
            $0.factory.weakly = $0.navigator
        },
        LeakShape("navigator holding its controller", alive: everything) {
            $0.navigator.strong = $0
        } mend: {
            $0.navigator.weakly = $0
        },
        LeakShape("child scene", alive: everything) { scene in
            let child = LeakySceneVC { $0.logic.strong = scene }
            scene.child = child
        } mend: { scene in
            scene.child = LeakySceneVC { [weak scene] in $0.logic.weakly = scene }
        },
        LeakShape("static cache", alive: "LeakyLogic is") { scene in
            let kept = Kept(object: scene.logic)
            cache.withLock { $0.append(kept) }
        } mend: { scene in
            let kept = Kept(object: [scene.logic.useCount] as AnyObject)
            cache.withLock { $0.append(kept) }
        },
        LeakShape("cache of a worker", alive: "LeakyPresenter is") {
            LongLived.current.objects.append($0.presenter)
        } mend: { scene in
            LongLived.current.callbacks.append { [weak presenter = scene.presenter] in presenter?.use() }
        },
    ]

    private static let closures = [
        LeakShape("closure cycle", alive: "LeakyLogic is") { scene in
            scene.logic.action = { [logic = scene.logic] in logic.use() }
        } mend: { scene in
            scene.logic.action = { [unowned logic = scene.logic] in logic.use() }
        },
        LeakShape("view's action closure", alive: everything) { scene in
            scene.button.addAction(UIAction { _ in scene.logic.use() }, for: .touchUpInside)
        } mend: { scene in
            scene.button.addAction(UIAction { [unowned scene] _ in scene.logic.use() }, for: .touchUpInside)
        },
        LeakShape("bar button's action", alive: everything) { scene in
            scene.navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .add, primaryAction: UIAction { _ in scene.logic.use() })
        } mend: { scene in
            scene.navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .add, primaryAction: UIAction { [unowned scene] _ in scene.logic.use() })
        },
        LeakShape("alert action", alive: "LeakyPresenter is") { scene in
            let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: "Ok", style: .default) { [presenter = scene.presenter] _ in presenter.use() })
            scene.presenter.strong = alert
        } mend: { scene in
            let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: "Ok", style: .default) { [weak presenter = scene.presenter] _ in presenter?.use() }
            )
            scene.presenter.strong = alert
        },
        LeakShape("table controller", alive: "LeakyTableController is") { scene in
            scene.tableController.strong = scene.table
            scene.tableController.makeAction = { [controller = scene.tableController] in
                UIAction { _ in controller.use() }
            }
        } mend: { scene in
            scene.tableController.strong = scene.table
            scene.tableController.makeAction = { [unowned controller = scene.tableController] in
                UIAction { [unowned controller] _ in controller.use() }
            }
        },
        LeakShape("debounce pending", alive: "LeakyLogic is") { scene in
            let debouncer = Debouncer<Void>(.seconds(1), on: scene.tasks) { [logic = scene.logic] in logic.use() }
            scene.logic.strong = debouncer
            debouncer.send()
        } mend: { scene in
            let debouncer = Debouncer<Void>(.seconds(1), on: scene.tasks) { [unowned logic = scene.logic] in logic.use()
            }
            scene.logic.strong = debouncer
            debouncer.send()
        },
    ]

    private static let tasks = [
        LeakShape(
            "uncancelled task", alive: "LeakyLogic is",
            cause: perhaps("the task save (waits for the reply of race.slow)")
        ) {
            scene in
            let gate = Stage.current.workers
            Stage.current.tasks.start("save") { [logic = scene.logic] in
                if (try? await gate.perform(RaceCalls.slow) { "saved" }) != nil { logic.use() }
            }
        } mend: { scene in
            let gate = Stage.current.workers
            scene.tasks.start("save") { [logic = scene.logic] in
                if (try? await gate.perform(RaceCalls.slow) { "saved" }) != nil { logic.use() }
            }
        },
        LeakShape(
            "task of the app", alive: "LeakyLogic is",
            cause: perhaps("the task save (waits for the clock, until 10s)")
        ) { scene in
            HeadlessFoundation.Task(name: "save") { [logic = scene.logic] in
                try? await HeadlessFoundation.Task.sleep(for: .seconds(10))
                logic.use()
            }
        } mend: { scene in
            HeadlessFoundation.Task(name: "save") { [weak logic = scene.logic] in
                try? await HeadlessFoundation.Task.sleep(for: .seconds(10))
                logic?.use()
            }
        },
        LeakShape("never-ending for await", alive: "LeakyLogic is", cause: perhaps("the task positions")) { scene in
            let (stream, continuation) = AsyncStream<Int>.makeStream()
            LongLived.current.callbacks.append { continuation.yield(1) }
            Stage.current.tasks.observe("positions") { [logic = scene.logic] in for await _ in stream { logic.use() } }
        } mend: { scene in
            let (stream, continuation) = AsyncStream<Int>.makeStream()
            LongLived.current.callbacks.append { continuation.yield(1) }
            scene.tasks.observe("positions") { [logic = scene.logic] in for await _ in stream { logic.use() } }
        },
        LeakShape(
            "continuation never resumed", alive: "LeakyLogic is", cause: "Held by the task leaks/Scene: confirm."
        ) { scene in
            let longLived = LongLived.current
            scene.tasks.start("confirm") { [logic = scene.logic] in
                await withCheckedContinuation { longLived.continuations.append($0) }
                logic.use()
            }
        } mend: { scene in
            let (stream, continuation) = AsyncStream<Void>.makeStream()
            LongLived.current.callbacks.append { continuation.finish() }
            scene.tasks.start("confirm") { [logic = scene.logic] in
                for await _ in stream {}
                logic.use()
            }
        },
        LeakShape("timer", alive: "LeakyLogic is", cause: perhaps("the timer poll, due at 10s")) { scene in
            Stage.current.tasks.after(.seconds(10), "poll") { [logic = scene.logic] in logic.use() }
        } mend: { scene in
            scene.tasks.after(.seconds(10), "poll") { [logic = scene.logic] in logic.use() }
        },
        LeakShape("timer of the run loop", alive: "LeakyLogic is", cause: perhaps("the timer of 10s, due at 10s")) {
            scene in
            Timer.scheduledTimer(withTimeInterval: 10, repeats: false) { [logic = scene.logic] _ in logic.use() }
        } mend: { scene in
            Timer.scheduledTimer(withTimeInterval: 10, repeats: false) { [weak logic = scene.logic] _ in logic?.use() }
        },
        LeakShape(
            "closure on the main queue", alive: "LeakyLogic is",
            cause: perhaps("the timer DispatchQueue.main.asyncAfter, due at 10s")
        ) { scene in
            DispatchQueue.main.asyncAfter(deadline: .now() + 10) { [logic = scene.logic] in logic.use() }
        } mend: { scene in
            DispatchQueue.main.asyncAfter(deadline: .now() + 10) { [weak logic = scene.logic] in logic?.use() }
        },
        LeakShape("animation completion", alive: "LeakyPresenter is", cause: perhaps("the timer animation, due at 5s"))
        {
            scene in
            UIView.animate(withDuration: 5, animations: {}) { [presenter = scene.presenter] _ in presenter.use() }
        } mend: { scene in
            UIView.animate(withDuration: 5, animations: {}) { [weak presenter = scene.presenter] _ in presenter?.use() }
        },
    ]

    private static let callbacks = [
        LeakShape("worker callback", alive: "LeakyLogic is") { scene in
            LongLived.current.callbacks.append { [logic = scene.logic] in logic.use() }
        } mend: { scene in
            LongLived.current.callbacks.append { [weak logic = scene.logic] in logic?.use() }
        },
        LeakShape("result callback retained", alive: everything) { scene in
            LongLived.current.callbacks.append { scene.presenter.use() }
        } mend: { scene in
            LongLived.current.callbacks.append { [weak scene] in scene?.presenter.use() }
        },
        LeakShape(
            "notification observer", alive: "LeakyPresenter is",
            cause: perhaps("the observer of UIApplicationDidEnterBackgroundNotification (added in LeakShape.swift)")
        ) { scene in
            NotificationCenter.default.addObserver(
                forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
            ) { [presenter = scene.presenter] _ in presenter.use() }
        } mend: { scene in
            scene.observe(UIApplication.didEnterBackgroundNotification) { [unowned scene] _ in scene.presenter.use() }
        },
    ]
}
