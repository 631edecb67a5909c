import Foundation
import Synchronization
import TestSupport

@testable import StageRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct ElsewhereTests {
    private struct Oops: Error {}

    /// Runs `body` as a task of a stage on a thread of its own; returns what it noted and the problems.
    private func play(
        _ body: @escaping @Sendable (Stage, TaskScope, Notes) async throws -> Void
    ) async -> (lines: [String], problems: [StageProblem]) {
        await onOwnThread {
            var options = StageOptions()
            options.patience = .seconds(900)
            let stage = Stage(options)
            let notes = Notes()
            stage.run {
                let scope = TaskScope("test")
                scope.start("work") { try await body(stage, scope, notes) }
            }
            stage.advance(by: .seconds(1))
            let problems = stage.takeProblems()
            stage.shutDown()
            return (notes.lines, problems)
        }
    }

    @Test func `a value arrives, and the clock does not advance during the wait`() async {
        let (lines, problems) = await play { stage, scope, notes in
            scope.after(.milliseconds(1), "timer") { notes.add("timer") }
            let value = try await stage.elsewhere("work") { (token: StageToken<Int>) in
                Thread.detachNewThread { token.resume(returning: 42) }
                return {}
            }
            notes.add("value \(value) at \(stage.clock.now.offset.text)")
        }
        expect((lines, problems), is: (["value 42 at 0s", "timer"], []))
    }

    @Test func `async work is done on other threads, and brings its value or its error`() async {
        let (lines, problems) = await play { stage, _, notes in
            let isElsewhere = try await stage.elsewhere("work") {
                try await Task.sleep(for: .milliseconds(1))
                return Stage.running == nil
            }
            notes.add("elsewhere \(isElsewhere), back \(Stage.running === stage)")
            do {
                _ = try await stage.elsewhere("work") { () async throws -> Int in throw Oops() }
            } catch {
                notes.add("\(error)")
            }
        }
        expect((lines, problems), is: (["elsewhere true, back true", "Oops()"], []))
    }

    @Test func `a request of a URLSession is made elsewhere`() async throws {
        let server = try LoopbackServer { .json($0.path) }
        defer { server.close() }
        let url = try server.url.appendingPathComponent("books")
        let (lines, problems) = await play { stage, _, notes in
            let data = try await stage.elsewhere("request") { try await URLSession.shared.data(from: url).0 }
            notes.add(String(decoding: data, as: UTF8.self))
        }
        expect((lines, problems), is: (["/books"], []))
    }

    @Test func `async work is cancelled with its task`() async {
        let (ends, ended) = AsyncStream<Bool>.makeStream()
        let (lines, problems) = await play { stage, scope, notes in
            let work = scope.start("request") {
                _ = try await stage.elsewhere("work") {
                    try? await Task.sleep(for: .seconds(600))
                    ended.yield(Task.isCancelled)
                }
            }
            scope.start("cancel") { work.cancel() }
            await work.finish()
            notes.add("ended")
        }
        var iterator = ends.makeAsyncIterator()
        #expect(await iterator.next() == true)
        expect((lines, problems), is: (["ended"], []))
    }

    @Test func `an error arrives`() async {
        let (lines, problems) = await play { stage, _, notes in
            do {
                _ = try await stage.elsewhere("work") { (token: StageToken<Int>) in
                    Thread.detachNewThread { token.resume(throwing: Oops()) }
                    return {}
                }
            } catch {
                notes.add("\(error)")
            }
        }
        expect((lines, problems), is: (["Oops()"], []))
    }

    @Test func `the first of several results counts`() async {
        let (lines, problems) = await play { stage, _, notes in
            let value = try await stage.elsewhere("work") { (token: StageToken<Int>) in
                token.resume(returning: 1)
                token.resume(returning: 2)
                token.resume(throwing: Oops())
                return { notes.add("stopped") }
            }
            notes.add("value \(value)")
            await Task.yield()
        }
        expect((lines, problems), is: (["value 1"], []))
    }

    @Test func `cancelling the task stops the work, and its late result is ignored`() async {
        let (lines, problems) = await play { stage, scope, notes in
            let task = scope.start("fetch") {
                do {
                    _ = try await stage.elsewhere("work") { (token: StageToken<Int>) in
                        { token.resume(returning: 1) }
                    }
                } catch {
                    notes.add("\(error) \(stage.loop.openTokenNames)")
                }
            }
            await Task.yield()
            notes.add("\(stage.loop.openTokenNames)")
            task.cancel()
        }
        expect((lines, problems), is: ([#"["work"]"#, "CancellationError() []"], []))
    }

    @Test func `work whose task is cancelled while it begins is stopped`() async {
        let (lines, problems) = await play { stage, scope, notes in
            nonisolated(unsafe) let scope = scope
            do {
                _ = try await stage.elsewhere("work") { (_: StageToken<Int>) in
                    scope.end()
                    return { notes.add("stopped") }
                }
            } catch {
                notes.add("\(error)")
            }
        }
        expect((lines, problems), is: (["stopped", "CancellationError()"], []))
    }

    @Test func `work is not begun for a task that is cancelled already`() async {
        let (lines, _) = await play { stage, scope, notes in
            scope.end()
            _ = try await stage.elsewhere("work") { (_: StageToken<Int>) in
                notes.add("begun")
                return {}
            }
        }
        expect(lines, is: [])
    }

    @Test func `the cancel closure is released with the result, although it holds the token`() async {
        let isReleased = await onOwnThread {
            weak var captured: Notes?
            let stage = Stage()
            stage.run {
                stage.tasks.start("fetch") { [stage] in
                    _ = try await stage.elsewhere("work") { (token: StageToken<Int>) in
                        let object = Notes()
                        captured = object
                        Thread.detachNewThread { token.resume(returning: 1) }
                        return {
                            object.add("stopped")
                            token.resume(returning: 2)
                        }
                    }
                }
            }
            stage.settle()
            stage.shutDown()
            return captured == nil
        }
        #expect(isReleased)
    }

    @Test func `many results from eight threads each arrive exactly once`() async {
        let (lines, problems) = await play { stage, scope, notes in
            let tokens = Tokens()
            var sum = 0
            var count = 0
            for number in 0..<800 {
                scope.start("fetch \(number)") {
                    let value = try await stage.elsewhere("work \(number)") { (token: StageToken<Int>) in
                        tokens.add(token, number)
                        return {}
                    }
                    sum += value
                    count += 1
                    if count == 800 { notes.add("\(count) \(sum)") }
                }
            }
            await Task.yield()
            for thread in 0..<8 {
                Thread.detachNewThread {
                    for (token, number) in tokens.all where number % 8 == thread { token.resume(returning: number) }
                }
            }
        }
        expect((lines, problems), is: (["800 319600"], []))
    }

    @Test func `work that does not come back in time fails the run and ends the advance`() async {
        let (problems, time) = await onOwnThread {
            var options = StageOptions()
            options.patience = .zero
            let stage = Stage(options)
            stage.run {
                stage.tasks.start("fetch") { [stage] in
                    _ = try await stage.elsewhere("work") { (_: StageToken<Int>) in {} }
                }
            }
            stage.advance(by: .seconds(1))
            let problems = stage.takeProblems()
            let time = stage.clock.now
            stage.shutDown()
            return (problems, time)
        }
        expect(problems, is: [.noReply(tokens: ["work"])])
        #expect(
            problems.map(\.message) == [
                "work did not come back in time. Post a result for every token, or raise the stage's `patience`."
            ])
        expect(time, is: .zero)
    }
}

/// Tokens that threads share.
private final class Tokens: Sendable {
    private let added = Mutex<[(StageToken<Int>, Int)]>([])

    var all: [(StageToken<Int>, Int)] { added.withLock { $0 } }

    func add(_ token: StageToken<Int>, _ number: Int) { added.withLock { $0.append((token, number)) } }
}
