import HeadlessUIKit
import StageRuntime

/// What goes wrong whatever a script expects.
final class TroubleVC: StudioVC {
    struct Failure: Error, CustomStringConvertible { var description: String { "out of paint" } }

    init() { super.init("Trouble") }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(
            button("Leaky") { [unowned self] in show(LeakyVC()) },
            button("Deaf") { [unowned self] in show(DeafVC()) },
            button("Livelock") { [unowned self] in
                tasks.start("spin") { while !Task.isCancelled { await Task.yield() } }
            },
            button("Error") { [unowned self] in tasks.start("paint") { throw Failure() } },
            button("Fail later") { [unowned self] in
                tasks.start("paint") { [unowned self] in
                    try await tasks.sleep(for: .seconds(1))
                    throw Failure()
                }
            },
            button("Stuck") { [unowned self] in
                tasks.start("wait") {
                    let (stream, _) = AsyncStream<Int>.makeStream()
                    await withCheckedContinuation { continuation in Self.forget(continuation, stream) }
                }
            })
    }

    private static func forget(_ continuation: CheckedContinuation<Void, Never>, _ stream: AsyncStream<Int>) {
        Stage.current.object(Forgotten.self) { Forgotten() }.continuations.append(continuation)
    }
}

/// Keeps what is never resumed until the stage is gone.
final class Forgotten {
    var continuations: [CheckedContinuation<Void, Never>] = []
    deinit { for continuation in continuations { continuation.resume() } }
}

/// A screen that holds itself.
final class LeakyVC: StudioVC {
    private var cycle: (() -> Void)?

    init() { super.init("Leaky") }

    override func viewDidLoad() {
        super.viewDidLoad()
        cycle = { self.title = "Still here" }
    }
}

/// A screen whose task goes on when it is cancelled.
final class DeafVC: StudioVC {
    init() { super.init("Deaf") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let forgotten = Stage.current.object(Forgotten.self) { Forgotten() }
        tasks.start("listen") {
            await withCheckedContinuation { forgotten.continuations.append($0) }
        }
    }
}
