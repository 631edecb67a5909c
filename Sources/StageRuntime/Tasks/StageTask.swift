/// A task of a stage: it has a name and an owner, and runs on the stage's loop only.
///
/// Made by ``TaskScope/start(_:_:)``, owned by its scope until it ends, cancelled when the scope ends.
/// It is confined to its stage like all that lives there, and so is not `Sendable`.
public final class StageTask {
    /// What a task local must be: `Sendable`.
    ///
    /// `@unchecked Sendable`: a task that runs elsewhere inherits it, but nothing there can reach ``task``.
    struct Local: @unchecked Sendable {
        /// The task; strong, it has not ended while it runs.
        let task: StageTask
    }

    /// The task local behind ``current``.
    @TaskLocal static var local: Local?

    /// The task of the stage that is running, also inside its child tasks; none off the loop.
    static var current: StageTask? { Stage.running == nil ? nil : local?.task }

    /// What it waits for, if that is something of the stage's.
    package enum Wait {
        /// The clock, until a moment.
        case clock(StageInstant)
        /// The reply of a worker call, by name.
        case worker(String)
        /// Work under way elsewhere, by name.
        case elsewhere(String)
        /// The end of another task, by path.
        case task(String)

        /// Whether it is the clock.
        var isClock: Bool { if case .clock = self { true } else { false } }

        /// What it is, as the end of a sentence that begins with "waits for".
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
    /// The path of the task that started it; `nil` if an input, a timer or a callback did.
    let starter: String?
    /// Whether it was started to observe without end, and so is never stuck.
    package let isObserver: Bool
    /// Its place in the order of starts, from 1; its identity in a trace.
    package let number: UInt64
    /// What it waits for now; several while child tasks wait side by side.
    package var waits: [Wait] { openWaits.map(\.wait) }
    /// The waits that have not ended, with the number each ends by.
    private var openWaits: [(number: Int, wait: Wait)] = []
    /// The number of the last wait.
    private var lastWait = 0
    /// Whether it has ended.
    public private(set) var isFinished = false
    /// Whether it was asked to end.
    public private(set) var isCancelled = false
    /// What its jobs are known by; see `EventLoop.identity(of:)`.
    var job: UInt = 0
    /// The task itself; strong until it has ended.
    private var task: Task<Void, Never>?
    /// The number of the scope that it was started through; the scope itself may be gone.
    let scopeNumber: UInt64

    /// Makes the record of a task that is about to start.
    init(name: String, scope: TaskScope, isObserver: Bool, number: UInt64) {
        self.name = name
        self.owner = scope.path
        scopeNumber = scope.number
        self.isObserver = isObserver
        self.number = number
        starter = Self.current?.path
    }

    /// Owner and name: `demo/Search: search`.
    package var path: String { owner.isEmpty ? name : owner + ": " + name }

    /// Its path, with who started it and, if the stage knows it, what it waits for; a failure names them.
    package var account: String {
        // The reply of a worker comes by the clock: the reply is what is waited for.
        let known = openWaits.map(\.wait)
        let waits = known.count > 1 ? known.filter { !$0.isClock } : known
        var parts = waits.map { "waits for " + $0.text }
        if let starter { parts.insert("started by " + starter, at: 0) }
        return parts.isEmpty ? path : path + " (" + parts.joined(separator: "; ") + ")"
    }

    /// Asks the task to end: what it awaits of the stage throws `CancellationError`.
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

    /// Notes what the task, or a child of it, waits for; returns the number that ends it.
    func beginWait(_ wait: Wait) -> Int {
        lastWait += 1
        openWaits.append((lastWait, wait))
        return lastWait
    }

    /// Notes that a wait has ended.
    func endWait(_ number: Int?) {
        openWaits.removeAll { $0.number == number }
    }
}
