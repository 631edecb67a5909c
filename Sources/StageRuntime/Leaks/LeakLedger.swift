/// Records which parts of which scenes are alive.
///
/// Each owner registers a part once. What is still alive when the stage is idle after its scene has left is reported.
public final class LeakLedger {
    /// The parts of one scene; the scene's controller owns it, the ledger too from the scene's departure to the check.
    public final class Scene {
        /// A part after its scene has left: its own name, if it has one, and the object, weak so that it is released.
        struct Part {
            let name: String?
            let type: AnyClass
            weak let object: AnyObject?
            /// Whether what is pending may hold it for a while, which is no leak.
            let isLoose: Bool

            init(_ object: AnyObject, name: String?, isLoose: Bool = false) {
                (self.object, self.name, self.isLoose) = (object, name, isLoose)
                type = Swift.type(of: object)
            }

            var nameIfAlive: String? { object == nil ? nil : name ?? String(describing: type) }
        }

        /// The scene's name.
        public let name: String
        /// The parts while the scene is there; strong, since the scene keeps them anyway and weak references cost more.
        private var kept: [(object: AnyObject, name: String?)] = []
        /// The parts once the scene has left, in the order in which they were registered.
        private(set) var parts: [Part] = []
        private var hasLeft = false
        /// Whether the scene was shown again after it had left.
        private(set) var hasComeBack = false
        /// The object that keeps the scene to show it again; weak: once the keeper is gone, the scene is a leak.
        package weak var keeper: AnyObject?
        /// The container that keeps the scene as a neighbour of what it shows; weak, as the keeper.
        package weak var container: AnyObject?
        /// Whether something keeps the scene, so that it is no leak.
        fileprivate var isKept: Bool { keeper != nil || container != nil }
        /// The mark at which the scene was made; whatever is older cannot hold it.
        let opening: Mark
        /// The scope of the scene's tasks, if it has one; strong: it keeps no part alive, only its running tasks do.
        package var scope: TaskScope? { didSet { scope?.isOfScene = true } }
        /// The results that the scene owes; strong, they hold nothing.
        package var results: [DueResult] = []
        /// The number of scenes that had left when this one had, itself included; 0 before it leaves.
        fileprivate(set) var departure = 0
        /// When it left, in virtual time; `nil` before it leaves.
        package fileprivate(set) var leftAt: StageInstant?

        init(name: String, opening: Mark) { (self.name, self.opening) = (name, opening) }

        /// Registers a part, which is kept until the scene leaves and must be released soon after.
        ///
        /// - Parameters:
        ///   - object: the part; not the owner of this object, since the two would keep each other alive.
        ///   - name: its name in a report, such as "SearchLogic"; its type's name by default.
        public func track(_ object: AnyObject, as name: String? = nil) {
            if hasLeft { parts.append(Part(object, name: name)) } else { kept.append((object, name)) }
        }

        /// Registers a part of a scene that has left, which may outlive it until nothing that is pending holds it.
        package func trackLoosely(_ object: AnyObject) { parts.append(Part(object, name: nil, isLoose: true)) }

        /// Returns whether a source file, as `#fileID` names it, is the one of a part's type; only once it has left.
        func isMade(by file: StaticString?) -> Bool {
            guard let file else { return false }
            return parts.contains { "\(file)".hasSuffix("/\($0.type).swift") }
        }

        /// Holds the parts weakly from now on.
        func leave() {
            hasLeft = true
            for (object, name) in exchange(&kept, with: []) { parts.append(Part(object, name: name)) }
        }

        /// Holds the parts that are alive strongly again, since the scene is back.
        func comeBack(without own: [AnyObject]) {
            guard hasLeft else { return }
            hasLeft = false
            hasComeBack = true
            for result in results { result.reset() }
            for part in exchange(&parts, with: []) {
                guard let object = part.object, !part.isLoose, !own.contains(where: { $0 === object }) else { continue }
                track(object, as: part.name)
            }
        }
    }

    /// A moment in the order in which tasks, timers and callbacks are started or registered.
    package struct Mark: Equatable, Sendable {
        /// The number of the task started last.
        let task: UInt64
        /// The number of the next timer.
        let timer: UInt64

        /// Returns whether this moment is the same as another or later.
        package func isSince(_ other: Mark) -> Bool { task >= other.task && timer >= other.timer }
    }

    /// The loop with the tasks; strong, the stage owns both.
    private let loop: EventLoop
    /// The scenes that have left and were not checked yet.
    private var departed: [Scene] = []
    /// The scenes that have left and are kept by an object that is alive.
    private var kept: [Scene] = []

    /// How many scenes have left so far.
    package private(set) var departures = 0
    /// What nothing can end any more: observers without a token, and what was found since a scene has left.
    private var abandoned: [Abandoned] = []
    /// How many abandoned activities are kept; the oldest are forgotten.
    private static let mostAbandoned = 100

    /// A task, a timer or an observer that nothing can end any more.
    private struct Abandoned {
        /// Its name, and where it was added.
        let name: String
        let origin: Origin
        /// The source file that made it, if it is known.
        let file: StaticString?
        /// Whether it is kept until a scene leaves that was there when it was made.
        let isKept: Bool
    }

    /// Returns the words that name the source file in which something was added: ` (added in SearchVC.swift)`.
    package static func sourceNote(_ file: StaticString) -> String {
        let path = "\(file)"
        return " (added in \(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]))"
    }

    /// When something was registered.
    package struct Origin: Sendable {
        /// The mark of the moment.
        package let mark: Mark
        /// How many scenes had left.
        let departures: Int
    }

    /// The origin of something that is registered now.
    package var origin: Origin { Origin(mark: mark, departures: departures) }

    /// Closures that name the callbacks registered since a mark; each decides whether it holds its owner.
    private var callbacks: [(Mark) -> [String]] = []

    /// Closures that name what holds an object; each decides whether it holds its owner.
    private var holders: [(AnyObject) -> [String]] = []

    init(loop: EventLoop) { self.loop = loop }

    /// Makes the record of a scene; the caller owns it.
    public func open(scene name: String) -> Scene { Scene(name: name, opening: mark) }

    /// Makes the record of a scene that was made at an earlier moment.
    package func open(scene name: String, since moment: Mark) -> Scene { Scene(name: name, opening: moment) }

    /// The current mark.
    package var mark: Mark { Mark(task: loop.tasks.startedCount, timer: loop.nextSequence) }

    /// Adds a closure that names the callbacks registered since a mark; it is called if a scene leaks.
    package func addCallbacks(_ list: @escaping (_ since: Mark) -> [String]) { callbacks.append(list) }

    /// Adds a closure that names what holds an object; it is called for the parts of a scene that leaks.
    package func addHolders(_ list: @escaping (_ object: AnyObject) -> [String]) { holders.append(list) }

    /// Releases the closures that name callbacks and holders; called when the stage is shut down.
    func forgetCallbacks() { withExtendedLifetime((callbacks, holders)) { (callbacks, holders) = ([], []) } }

    /// Notes that a scene has left for good; its parts must be released by the next idle moment.
    public func leave(_ scene: Scene) {
        scene.leave()
        departures += 1
        scene.departure = departures
        scene.leftAt = loop.now
        departed.append(scene)
        #if os(iOS) || PHONE
            loop.checkLeaksLater()
        #endif
    }

    /// Notes that nothing can end a task, timer or observer any more: its token or task scope was released.
    ///
    /// It belongs to the first scene to leave that was there when it was made. If several leave at once, the source
    /// file tells the owner: `SearchLogic.swift` belongs to the scene with the part `SearchLogic`.
    ///
    /// - Parameter isKept: whether to keep it until a scene leaves; if not, it counts only if one has just left.
    package func abandon(_ name: String, from origin: Origin, by file: StaticString? = nil, isKept: Bool = false) {
        guard isKept || !departed.isEmpty else { return }
        if abandoned.count == Self.mostAbandoned { abandoned.removeFirst() }
        abandoned.append(Abandoned(name: name, origin: origin, file: file, isKept: isKept))
    }

    /// Forgets what nothing can end; called when the app ends, and everything with it.
    package func forgetAbandoned() { abandoned = [] }

    /// Notes that a scene that had left is back, so that its parts may live on.
    ///
    /// - Parameter own: objects that the record must not hold strongly: its owner and the view.
    package func comeBack(_ scene: Scene, without own: [AnyObject]) {
        departed.removeAll { $0 === scene }
        kept.removeAll { $0 === scene }
        scene.comeBack(without: own)
    }

    /// Checks the scenes that have left since the last check, and reports the parts that are still alive.
    package func check() {
        guard !departed.isEmpty || !kept.isEmpty else { return }
        for scene in exchange(&kept, with: []) { reportLeak(of: scene) }
        let leaving = exchange(&departed, with: [])
        for scene in leaving {
            reportLeak(of: scene)
            if !scene.isKept {
                for result in scene.results where result.count == 0 { loop.report(.missingResult(scene: scene.name)) }
            }
            let isOwn = { (origin: Origin) in
                origin.mark.isSince(scene.opening) && origin.departures < scene.departure
            }
            let isLeft = { (origin: Origin, file: StaticString?) in
                isOwn(origin) && (scene.isMade(by: file) || !leaving.contains { $0.isMade(by: file) })
            }
            let left = abandoned.filter { isLeft($0.origin, $0.file) }.map(\.name)
            abandoned.removeAll { isLeft($0.origin, $0.file) }
            if !left.isEmpty {
                loop.report(.leak(Leak(scene: scene.name, parts: [], holders: [], leftBehind: left)))
            }
            for task in scene.scope?.running ?? [] where !task.isFinished {
                loop.report(.orphanedTask(task: task.account))
            }
        }
        abandoned.removeAll { !$0.isKept }
    }

    /// The scenes that are kept and were never shown again, in the order in which they left.
    package var idlyKept: [String] { kept.filter { !$0.hasComeBack && $0.keeper != nil }.map(\.name) }

    /// Reports the parts of a scene that are alive, or checks again later if the scene is kept.
    private func reportLeak(of scene: Scene) {
        let living = scene.parts.filter { $0.object != nil }
        guard !living.isEmpty else { return }
        guard !scene.isKept else {
            kept.append(scene)
            return
        }
        let (holders, suspects) = (holders(of: scene), suspects(of: scene))
        var alive = living.filter { !$0.isLoose }.compactMap(\.nameIfAlive)
        if alive.isEmpty {
            guard holders.isEmpty, suspects.isEmpty else { return }
            for name in living.compactMap(\.nameIfAlive) where !alive.contains(name) { alive.append(name) }
        }
        loop.report(.leak(Leak(scene: scene.name, parts: alive, holders: holders, suspects: suspects)))
    }

    private func holders(of scene: Scene) -> [String] {
        let tasks = (scene.scope?.running ?? []).map { "the task " + $0.account }
        return tasks + scene.parts.compactMap(\.object).flatMap { part in holders.flatMap { $0(part) } }
    }

    /// Returns the tasks, timers and callbacks that were added after a scene and remain.
    ///
    /// Those of other scenes are left out, since they end with their own scene; the scene's own tasks are its holders.
    private func suspects(of scene: Scene) -> [String] {
        let tasks = loop.tasks.running.filter { $0.number > scene.opening.task && !$0.isOfScene }
        let timers = loop.pendingTimers.filter {
            $0.sequence >= scene.opening.timer && !$0.wakesTask && !$0.isOfScene
        }
        return tasks.map { "the task " + $0.account }
            + timers.map { "the timer \($0.name), due at \($0.due.offset.text)" }
            + callbacks.flatMap { $0(scene.opening) }
    }
}
