import Dispatch
import HeadlessUIKit
import StageRuntime
import Synchronization
import TestSupport
import Testing

@testable import WalkthroughRunner

@Suite struct DeterminismTests {
    /// A walkthrough with timers, replies that overtake each other, cancellation, a relaunch and an animation.
    private static let script = """
        storage session with "x"
        tap "Calls"
        hold search.find
        tap "Find"
        reply search.find with "[\\"late\\"]"
        tap "Find"
        tap "Locate"
        release search.find last
        tap "Load"
        wait
        relaunch
        tap "Time"
        tap "Thrice"
        tap "Fade"
        wait 2.5s
        back
        rotate
        tap "List"
        tap row 20 of rows
        expect chosen is "Chosen: 20"
        """

    @Test func `a walkthrough gives the same trace hash very many times`() throws {
        let studio = Studio()
        let runner = try studio.makeRunner()
        let walkthrough = try #require(studio.load(Self.script).first)
        let first = runner.run(walkthrough)
        expect(first.failures.map(\.rendered), is: [])
        var others = 0
        for _ in 1..<Thoroughness.choose(100, thorough: 1000) where runner.run(walkthrough).traceHash != first.traceHash
        { others += 1 }
        expect(others, is: 0)
    }

    @Test func `four threads side by side give the same hash as one`() throws {
        let alone = try Studio().run(Self.script).traceHash
        let hashes = Mutex<[TraceHash?]>([])
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<25 {
                let hash = try? Studio().run(Self.script).traceHash
                hashes.withLock { $0.append(hash) }
            }
        }
        expect(hashes.withLock { $0 }, is: Array(repeating: alone, count: 100))
    }

    @Test func `another walkthrough, and another text on screen, give another hash`() throws {
        let hash = try Studio().run("tap \"Form\"\n").traceHash
        #expect(try Studio().run("tap \"List\"\n").traceHash != hash)
        #expect(try Studio().run("set start Form\nwait 0s\n").traceHash != hash)
        #expect(
            try Studio().run("set start Form\ntype \"a\" into \"Name\"\n").traceHash
                != Studio().run("set start Form\ntype \"b\" into \"Name\"\n").traceHash)
    }

    @Test func `very many walkthroughs leave no session, stage or controller behind`() throws {
        let studio = Studio()
        let walkthrough = try #require(
            studio.load("tap \"Calls\"\ntap \"Find\"\nback\ntap \"Sheet\"\nexpect alert within 1s\n").first)
        var sample: [Remains] = []
        let count = Thoroughness.choose(200, thorough: 2000)
        for number in 0..<count {
            let session = try studio.makeSession()
            let result = WalkthroughPerformance(walkthrough, on: session).perform().result
            expect(result.outcome, is: .failed)
            if number.isMultiple(of: 50) {
                let top = session.stage.run { UIApplication.shared.frontWindow?.topmostController }
                #expect(top != nil)
                sample.append(Remains(session: session, stage: session.stage, controller: top))
            }
            session.end()
        }
        expect(sample.count, is: count / 50)
        #expect(sample.filter { $0.session != nil || $0.stage != nil || $0.controller != nil }.isEmpty)
    }

    /// What must be gone after a walkthrough.
    private final class Remains {
        weak let session: Session?
        weak let stage: Stage?
        weak let controller: UIViewController?

        init(session: Session, stage: Stage, controller: UIViewController?) {
            self.session = session
            self.stage = stage
            self.controller = controller
        }
    }
}
