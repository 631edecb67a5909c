import Foundation
import HeadlessUIKit
import Scene
import StageRuntime

/// What goes wrong whatever a script expects.
final class TroubleVC: StudioVC {
    struct Failure: Error, CustomStringConvertible { var description: String { "out of paint" } }

    init() { super.init("Trouble") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let twins = ["left", "right"].map { name in
            let twin = button("Twin") {}
            twin.accessibilityIdentifier = name
            return twin
        }
        let headline = label("Trouble", "headline")
        headline.accessibilityTraits = .header
        let idle = UIButton(type: .system)
        idle.setTitle("Idle", for: .normal)
        add(
            headline, twins[0], twins[1], idle,
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
            button("Stray") { [unowned self] in
                tasks.start("nap") {
                    await withCheckedContinuation { continuation in
                        Thread.detachNewThread {
                            Thread.sleep(forTimeInterval: 0.02)
                            continuation.resume()
                        }
                    }
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
