import Foundation
import TestSupport

@testable import StageRuntime

@Suite struct StageTests {
    private class Server {}
    private final class LoudServer: Server {}
    private final class Layer {}

    @Test func `a stage that runs is the current one; runs nest and unwind, also by an error`() {
        struct Oops: Error {}
        let outer = Stage()
        let inner = Stage()
        #expect(Stage.running == nil)
        outer.run {
            #expect(Stage.current === outer)
            #expect(throws: Oops.self) {
                try inner.run {
                    #expect(Stage.current === inner)
                    throw Oops()
                }
            }
            #expect(Stage.current === outer)
        }
        #expect(Stage.running == nil)
        expect(outer.run { 42 }, is: 42)
    }

    @Test func `an object of a higher layer is made once for its type`() {
        let stage = Stage()
        var made = 0
        func server(_ stage: Stage) -> Server {
            stage.object(Server.self) {
                made += 1
                return Server()
            }
        }
        #expect(server(stage) === server(stage))
        expect(made, is: 1)
        #expect(server(Stage()) !== server(stage))
        _ = stage.object(Layer.self) { Layer() }
        expect(made, is: 2)
    }

    @Test func `an object is found under the static type that its caller names`() {
        let stage = Stage()
        let named: Server.Type = LoudServer.self
        let plain = stage.object(named) { Server() }
        let loud = stage.object(LoudServer.self) { LoudServer() }
        #expect(type(of: loud) == LoudServer.self)
        #expect(stage.object(Server.self) { Server() } === plain)
    }

    @Test func `UUIDs differ, are of version 4, and are the same on every stage with the same seed`() {
        func draw(_ seed: UInt64) -> [UUID] {
            var options = StageOptions()
            options.seed = seed
            let stage = Stage(options)
            defer { stage.shutDown() }
            return (0..<50).map { _ in stage.makeUUID() }
        }
        let first = draw(0)
        expect(Set(first).count, is: 50)
        #expect(first == draw(0) && first != draw(1))
        #expect(first.allSatisfy { Array($0.uuidString)[14] == "4" && "89AB".contains(Array($0.uuidString)[19]) })
    }

    @Test func `identifiers count by prefix`() {
        let stage = Stage()
        let made = ["ride", "ride", "user", "ride"].map(stage.makeIdentifier)
        expect((made, Stage().makeIdentifier("ride")), is: (["ride-1", "ride-2", "user-1", "ride-3"], "ride-1"))
    }

    @Test func `the date on the stage is that of its launch and the virtual time since`() {
        let stage = Stage()
        expect(stage.now, is: Date(timeIntervalSince1970: 1_767_225_600))
        stage.advance(by: .milliseconds(1500))
        expect(stage.now, is: Date(timeIntervalSince1970: 1_767_225_601.5))
    }

    @Test func `the seed of the options is that of the stage`() {
        var options = StageOptions()
        options.seed = 7
        let stage = Stage(options)
        var expected = StageRandom(seed: 7)
        expect(stage.random.next(), is: expected.next())
    }

    @Test func `the same problem is reported once`() {
        let stage = Stage()
        stage.report(.stuck(tasks: ["a"]))
        stage.report(.stuck(tasks: ["a"]))
        stage.report(.stuck(tasks: ["a", "b"]))
        let problems = stage.takeProblems()
        #expect(
            problems.map(\.message) == [
                "a waits for something, but nothing pending can wake it. Resume it, cancel it, or start it with "
                    + "`observe` if it listens without end.",
                "a, b wait for something, but nothing pending can wake it. Resume it, cancel it, or start it with "
                    + "`observe` if it listens without end.",
            ])
        expect(problems.map(\.kind), is: ["stuck", "stuck"])
    }
}
