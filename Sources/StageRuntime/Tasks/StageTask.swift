/// A task of a stage: it has a name and an owner, and runs only on the stage's loop.
///
/// Made by ``TaskScope/start(_:_:)``, owned by its scope until it ends, cancelled when the scope ends.
/// It is confined to its stage like all that lives there, and so is not `Sendable`.
public final class StageTask {
    /// The value of the task local, which must be `Sendable`.
    ///
    /// `@unchecked Sendable`: a task that runs elsewhere inherits it, but nothing there can reach ``task``.
    struct Local: @unchecked Sendable {
        /// The task; strong, it runs at the moment.
        let task: StageTask
    }

    /// The task local behind ``current``.
    @TaskLocal static var local: Local?

    /// The running task of the stage, also inside its child tasks; `nil` off the loop.
    static var current: StageTask? { Stage.running == nil ? nil : local?.task }

    /// What a task waits for, if the stage knows it.
    package enum Wait {
        /// The clock, until a moment.
        case clock(StageInstant)
        /// The reply of a worker call, by name.
        case worker(String)
        /// Work under way elsewhere, by name.
        case elsewhere(String)
        /// The end of another task, by path.
        case task(String)

        var isClock: Bool { if case .clock = self { true } else { false } }

        /// The wait in words, to follow "waits for".
        var text: String {
            switch self {
            case .clock(let due): "the clock, until " + due.offset.text
            case .worker(let call): "the reply of " + call
            case .elsewhere(let name): "the work elsewhere " + name
            case .task(let path): "the end of " + path
            }
        }
    }

    /// The name given at its start.
    public let name: String
    /// The path of its scope: `demo/Search`.
    package let owner: String
    /// Whether a scene's task scope owns it.
    let isOfScene: Bool
    /// The path of the task that started it; `nil` if none did, but an input, a timer or a callback.
    let starter: String?
    /// Whether it observes without end, and so never counts as stuck.
    package let isObserver: Bool
    /// Its number in the order of starts, from 1; its identity in a trace.
    package let number: UInt64
    /// Its current waits; several if child tasks wait side by side.
    package var waits: [Wait] { openWaits.map(\.wait) }
    /// The waits that have not ended, each with its number.
    private var openWaits: [(number: Int, wait: Wait)] = []
    private var lastWait = 0
    /// Whether it has ended.
    public private(set) var isFinished = false
    /// Whether it was asked to end.
    public private(set) var isCancelled = false
    /// The identity of its jobs; see `EventLoop.identity(of:)`.
    var job: UInt = 0
    /// The task itself; strong until it has ended.
    private var task: Task<Void, Never>?
    /// The number of its scope; the scope itself may be gone.
    let scopeNumber: UInt64

    /// Makes the record of a task that is about to start.
    init(name: String, scope: TaskScope, isObserver: Bool, number: UInt64) {
        self.name = name
        self.owner = scope.path
        scopeNumber = scope.number
        isOfScene = scope.isOfScene
        (self.isObserver, self.number) = (isObserver, number)
        starter = Self.current?.path
    }

    /// Its owner and name: `demo/Search: search`.
    package var path: String { owner.isEmpty ? name : owner + ": " + name }

    /// Its path, its starter and, if known, what it waits for, as a failure shows them.
    package var account: String {
        // A worker's reply wakes the task by the clock too, so only the reply is named.
        let named = waits.count > 1 ? waits.filter { !$0.isClock } : waits
        var parts = named.map { "waits for " + $0.text }
        if let starter { parts.insert("started by " + starter, at: 0) }
        return parts.isEmpty ? path : path + " (" + parts.joined(separator: "; ") + ")"
    }

    /// Asks the task to end: whatever it awaits on the stage throws `CancellationError`.
    public func cancel() {
        guard !isFinished, !isCancelled else { return }
        isCancelled = true
        task?.cancel()
    }

    /// Suspends until the task has ended.
    package func finish() async {
        let waiting = Self.current
        let wait = waiting?.beginWait(.task(path))
        await task?.value
        waiting?.endWait(wait)
    }

    func didStart(_ task: Task<Void, Never>) {
        if !isFinished { self.task = task }
        if isCancelled { task.cancel() }
    }

    func didFinish() {
        isFinished = true
        task = nil
    }

    /// Notes what the task, or a child of it, waits for; returns the number of the wait.
    func beginWait(_ wait: Wait) -> Int {
        lastWait += 1
        openWaits.append((lastWait, wait))
        return lastWait
    }

    func endWait(_ number: Int?) { openWaits.removeAll { $0.number == number } }
}
