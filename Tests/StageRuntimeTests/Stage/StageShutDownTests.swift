import Foundation
import TestSupport

@testable import StageRuntime

@Suite struct StageShutDownTests {
    /// A stand-in for a scene: it holds its stage and is held by the work there.
    private final class Scene {
        let stage: Stage
        init(_ stage: Stage) { self.stage = stage }
    }

    private static let call = WorkerCall<Int>(WorkerCallDescription("test.call", kind: .network))

    @Test func `all that waits on a stage is freed with it`() {
        weak var weakStage: Stage?
        weak var weakLoop: EventLoop?
        weak var weakScene: Scene?
        weak var weakTask: StageTask?
        func play() {
            let stage = Stage()
            let scene = Scene(stage)
            (weakStage, weakLoop, weakScene) = (stage, stage.loop, scene)
            stage.workers.hold("test.call")
            stage.addIdleCheck { _ = scene }
            stage.trace.observe { _ in _ = scene }
            _ = stage.object(Scene.self) { scene }
            stage.run {
                let scope = TaskScope("scene")
                let (stream, _) = AsyncStream<Int>.makeStream()
                weakTask = scope.start("stream") { for await _ in stream { _ = scene } }
                scope.start("held") { _ = try await scene.stage.workers.perform(Self.call, offline: { 1 }) }
                scope.start("token") { _ = try await scene.stage.elsewhere("work") { (_: StageToken<Int>) in {} } }
                scope.start("sleep") { try await scene.stage.clock.sleep(for: .seconds(1)) }
                scope.after(.seconds(1), "timer") { _ = scene }
                scope.start("again") {
                    while !Task.isCancelled { try? await scene.stage.clock.sleep(for: .seconds(1)) }
                    scope.start("late") { _ = scene }
                    scope.after(.seconds(1), "late") { _ = scene }
                }
            }
            _ = stage.run { stage.loop.drainOnce() }
            expect((stage.loop.tasks.count, weakTask?.isFinished), is: (5, false))
            stage.shutDown()
            expect((stage.loop.tasks.count, stage.loop.pendingTimers.count), is: (0, 0))
        }
        play()
        #expect(weakScene == nil)
        #expect(weakTask == nil)
        #expect(weakStage == nil)
        #expect(weakLoop == nil)
    }

    @Test func `ten thousand stages leave nothing alive`() {
        struct Sample {
            weak let stage: Stage?
            weak let loop: EventLoop?
            weak let task: StageTask?
        }
        var samples: [Sample] = []
        for number in 0..<10_000 {
            let stage = Stage()
            let task = stage.run {
                stage.tasks.start("sleep") { [stage] in try await stage.tasks.sleep(for: .seconds(5)) }
            }
            stage.advance(by: .seconds(1))
            if number % 100 == 0 { samples.append(Sample(stage: stage, loop: stage.loop, task: task)) }
            stage.shutDown()
        }
        expect(samples.count, is: 100)
        #expect(samples.allSatisfy { $0.stage == nil && $0.loop == nil && $0.task == nil })
    }

    @Test func `a result that comes after the stage is gone is dropped and keeps nothing alive`() {
        weak var weakLoop: EventLoop?
        var kept: StageToken<Int>?
        func play() {
            let stage = Stage()
            weakLoop = stage.loop
            stage.run {
                stage.tasks.start("work") { [stage] in
                    _ = try await stage.elsewhere("work") { (token: StageToken<Int>) in
                        kept = token
                        return {}
                    }
                }
                _ = stage.loop.drainOnce()
            }
            stage.shutDown()
        }
        play()
        #expect(kept != nil)
        kept?.resume(returning: 1)
        kept?.resume(throwing: CancellationError())
        kept = nil
        #expect(weakLoop == nil)
    }

    @Test func `a stage that was shut down can be settled and asked, and starts nothing any more`() {
        let stage = Stage()
        let notes = Notes()
        let scope = stage.run { TaskScope("test") }
        stage.trace.record("before")
        stage.shutDown()
        stage.run {
            scope.start("task") { notes.add("task") }
            #expect(!scope.after(.zero, "timer") { notes.add("timer") }.isPending)
        }
        stage.advance(by: .seconds(1))
        stage.shutDown()
        expect((notes.lines, stage.takeProblems(), stage.trace.last(5).map(\.name)), is: ([], [], ["before"]))
    }
}

extension EventLoop {
    /// Runs the ready jobs once, without waiting for work elsewhere.
    fileprivate func drainOnce() -> Bool {
        beginSettle()
        defer { endSettle() }
        return drain(patience: .zero)
    }
}
