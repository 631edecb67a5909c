/// Which parts of which scenes are alive.
///
/// Parts register once, by one line in their owner. At the first idle after a scene has left for good, whatever part
/// is still alive is reported. Nothing is guessed: idle is known, and so is leaving.
public final class LeakLedger {
    /// The parts of one scene; the scene's controller owns it, the ledger too once the scene has left.
    public final class Scene {
        /// One part, once the scene has left: its own name, if it has one, and the part itself, weak for it must go.
        struct Part {
            let name: String?
            weak let object: AnyObject?

            /// What to call the part if it is still alive; `nil` if it has gone, as nearly always.
            var nameIfAlive: String? { object.map { name ?? String(describing: type(of: $0)) } }
        }

        /// The scene's name.
        public let name: String
        /// The parts while the scene is there; strong, the scene keeps them anyway and this costs less than weak ones.
        private var kept: [(object: AnyObject, name: String?)] = []
        /// The parts once the scene has left, in the order in which they were registered.
        private(set) var parts: [Part] = []
        /// Whether the scene has left.
        private var hasLeft = false
        /// Whether the scene was shown again after it had left.
        private(set) var hasComeBack = false
        /// Who keeps the scene to show it again; weak: the scene is a leak once its keeper has gone.
        package weak var keeper: AnyObject?
        /// What there was already when the scene came, and so cannot hold it.
        let opening: Mark
        /// The scope of the scene's tasks, if it has one; strong, it holds no part but through what it runs.
        package var scope: TaskScope?
        /// How many scenes had left when this one had; 0 before it leaves.
        fileprivate(set) var departure = 0

        init(name: String, opening: Mark) {
            self.name = name
            self.opening = opening
        }

        /// Registers a part, which is kept until the scene leaves and must be gone soon after.
        ///
        /// - Parameters:
        ///   - object: the part; not whoever keeps this page, for they would keep each other.
        ///   - name: what it is called in a report, such as "SearchLogic"; its type's name by default.
        public func track(_ object: AnyObject, as name: String? = nil) {
            if hasLeft { parts.append(Part(name: name, object: object)) } else { kept.append((object, name)) }
        }

        /// Holds the parts weakly from now on.
        func leave() {
            hasLeft = true
            for (object, name) in exchange(&kept, with: []) { parts.append(Part(name: name, object: object)) }
        }

        /// Holds the parts that are alive as before the scene left.
        func comeBack(without own: [AnyObject]) {
            guard hasLeft else { return }
            hasLeft = false
            hasComeBack = true
            for part in exchange(&parts, with: []) {
                guard let object = part.object, !own.contains(where: { $0 === object }) else { continue }
                track(object, as: part.name)
            }
        }
    }

    /// A moment in the order in which tasks, timers and callbacks come up.
    package struct Mark: Equatable, Sendable {
        /// The number of the task started last.
        let task: UInt64
        /// The number of the next timer.
        let timer: UInt64

        /// Whether this moment is not before another.
        package func isSince(_ other: Mark) -> Bool { task >= other.task && timer >= other.timer }
    }

    /// The loop that knows the tasks; strong, the stage owns both.
    private let loop: EventLoop
    /// The scenes that have left and were not looked at yet.
    private var departed: [Scene] = []
    /// The scenes that have left and are kept by something that lives.
    private var kept: [Scene] = []

    /// How many scenes have left so far.
    package private(set) var departures = 0
    /// What goes on without a token, noted from the moment at which a scene leaves until the ledger looks at it.
    private var abandoned: [(name: String, origin: Origin)] = []

    /// When something was registered.
    package struct Origin: Sendable {
        /// The moment in the order of what comes up on the stage.
        package let mark: Mark
        /// How many scenes had left.
        let departures: Int
    }

    /// The present, for what is registered now.
    package var origin: Origin { Origin(mark: mark, departures: departures) }

    /// What names the callbacks registered since a moment; each holds its owner as it sees fit.
    private var callbacks: [(Mark) -> [String]] = []

    /// Makes an empty ledger; a stage makes its own.
    init(loop: EventLoop) {
        self.loop = loop
    }

    /// Opens a page for a scene; whoever shows the scene keeps it.
    public func open(scene name: String) -> Scene { Scene(name: name, opening: mark) }

    /// Opens a page for a scene that came at an earlier moment.
    package func open(scene name: String, since moment: Mark) -> Scene { Scene(name: name, opening: moment) }

    /// The present moment in the order of what comes up on the stage.
    package var mark: Mark { Mark(task: loop.tasks.startedCount, timer: loop.nextNumber) }

    /// Adds something that keeps callbacks, to be asked, if a scene leaks, what was registered since the scene came.
    package func addCallbacks(_ list: @escaping (_ since: Mark) -> [String]) {
        callbacks.append(list)
    }

    /// Lets go of what keeps callbacks; the stage is shut down.
    func forgetCallbacks() {
        _ = exchange(&callbacks, with: [])
    }

    /// Notes that a scene has left for good; its parts must be gone by the next idle.
    public func leave(_ scene: Scene) {
        scene.leave()
        departures += 1
        scene.departure = departures
        departed.append(scene)
        #if os(iOS) || PHONE
            loop.checkLeaksLater()
        #endif
    }

    /// Notes that something goes on and nobody can end it any more, since its token has gone.
    ///
    /// If the token was there when a scene left, it went with the scene, which has left the thing behind.
    package func abandon(_ name: String, from origin: Origin) {
        if !departed.isEmpty { abandoned.append((name, origin)) }
    }

    /// Notes that a scene which had left is back, so that its parts are missed no more.
    ///
    /// - Parameter own: what the scene registered as it left and must not keep: whoever keeps its page, and the view.
    package func comeBack(_ scene: Scene, without own: [AnyObject]) {
        departed.removeAll { $0 === scene }
        kept.removeAll { $0 === scene }
        scene.comeBack(without: own)
    }

    /// Looks at the scenes that have left since the last look, and reports what is still alive.
    package func check() {
        guard !departed.isEmpty || !kept.isEmpty else { return }
        for scene in exchange(&kept, with: []) { reportLeak(of: scene) }
        var abandoned = exchange(&abandoned, with: [])
        for scene in exchange(&departed, with: []) {
            reportLeak(of: scene)
            let isOwn = { (origin: Origin) in
                origin.mark.isSince(scene.opening) && origin.departures < scene.departure
            }
            let left = abandoned.filter { isOwn($0.origin) }.map(\.name)
            abandoned.removeAll { isOwn($0.origin) }
            if !left.isEmpty {
                loop.report(.leak(Leak(scene: scene.name, parts: [], holders: [], leftBehind: left)))
            }
            for task in scene.scope?.running ?? [] where !task.isFinished {
                loop.report(.orphanedTask(task: task.account))
            }
        }
    }

    /// The scenes that are kept and were never shown again, in the order in which they left.
    package var idlyKept: [String] { kept.filter { !$0.hasComeBack }.map(\.name) }

    /// Reports the parts of a scene that are alive, or looks again later if the scene is kept.
    private func reportLeak(of scene: Scene) {
        let alive = scene.parts.compactMap { $0.nameIfAlive }
        guard !alive.isEmpty else { return }
        guard scene.keeper == nil else {
            kept.append(scene)
            return
        }
        loop.report(
            .leak(
                Leak(
                    scene: scene.name, parts: alive, holders: Self.holders(of: scene), suspects: suspects(of: scene))))
    }

    private static func holders(of scene: Scene) -> [String] {
        (scene.scope?.running ?? []).map { "the task " + $0.account }
    }

    /// What came up since a scene did, belongs to no scope that has ended, and remains.
    private func suspects(of scene: Scene) -> [String] {
        let own = Set((scene.scope?.running ?? []).map(\.number))
        let tasks = loop.tasks.running.filter { $0.number > scene.opening.task && !own.contains($0.number) }
        let timers = loop.pendingTimers.filter { $0.sequence >= scene.opening.timer && !$0.wakesTask }
        return tasks.map { "the task " + $0.account }
            + timers.map { "the timer \($0.name), due at \($0.due.offset.text)" }
            + callbacks.flatMap { $0(scene.opening) }
    }
}

/// Parts of one scene that are alive although it has left for good.
package struct Leak: Equatable, Sendable {
    /// The scene: `Search`.
    package let scene: String
    /// The parts still alive, in the order in which they were registered.
    package let parts: [String]
    /// What the stage knows to hold them: tasks of the scene that go on.
    package let holders: [String]
    /// What may hold them: tasks, timers and callbacks that came up while the scene was there, and remain.
    package var suspects: [String] = []
    /// What the scene registered and left behind, where that is what is told.
    package var leftBehind: [String] = []

    /// Makes a leak.
    package init(
        scene: String, parts: [String], holders: [String], suspects: [String] = [], leftBehind: [String] = []
    ) {
        (self.scene, self.parts, self.holders, self.suspects) = (scene, parts, holders, suspects)
        self.leftBehind = leftBehind
    }

    /// What leaked, what holds it, and what to do.
    package var message: String {
        guard leftBehind.isEmpty else {
            let left = leftBehind.joined(separator: ", ")
            let (verb, them, token) =
                leftBehind.count == 1 ? ("goes on", "it", "the token has") : ("go on", "them", "the tokens have")
            return "\(scene) has left for good, but \(left) \(verb), and nobody can end \(them): \(token) gone with "
                + "the scene. Remove \(them) in `didLeaveForGood`, or register \(them) with "
                + "`observe(_:object:using:)`, which ends with the scene."
        }
        let alive = parts.joined(separator: ", ")
        let verb = parts.count == 1 ? "is" : "are"
        return "\(scene) has left for good, but \(alive) \(verb) still alive. " + cause
    }

    /// What holds them, or where to look for it.
    private var cause: String {
        if !holders.isEmpty { return "Held by " + holders.joined(separator: ", ") + "." }
        if !suspects.isEmpty {
            return "Perhaps held by what came up while it was there and is still pending: "
                + suspects.joined(separator: ", ") + ". Start it in the scene's task scope, or end it with the scene."
        }
        return "Look for a strong reference to it in a closure, a delegate or a cache; make it weak or unowned."
    }
}
