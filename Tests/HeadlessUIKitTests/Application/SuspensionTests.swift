import Foundation
import HeadlessFoundation
import TestSupport

@testable import HeadlessUIKit

// developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time
// developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background
/// An app in the background: a few seconds of running on, then nothing until it comes back.
@Suite struct SuspensionTests {
    private let journal = Journal()

    /// Launches an app that notes its notifications, with the virtual time.
    private func launched(_ stage: Stage = Stage()) -> Stage {
        stage.run {
            UIApplication.shared.launch("app") { (NSObject(), { _ in }) }
            let names = [
                UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
                UIApplication.didBecomeActiveNotification,
            ]
            for name in names {
                HeadlessFoundation.NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [journal] in journal.note(String($0.name.rawValue.dropFirst("UIApplication".count).dropLast(12)))
                }
            }
        }
        return stage
    }

    private func note(_ name: String, at stage: Stage) { journal.note("\(name) \(stage.clock.now.offset.text)") }

    @Test func `it runs on for 5 s, then nothing fires, and what is overdue follows the return, a timer once`() {
        let stage = launched()
        stage.run {
            for second in [30, 3, 20] { stage.tasks.after(.seconds(second), "once") { note("\(second)", at: stage) } }
            stage.tasks.start("sleeper") {
                try await stage.clock.sleep(for: .seconds(25))
                note("slept", at: stage)
            }
            HeadlessFoundation.Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { _ in note("every", at: stage)
            }
            UIApplication.shared.enterBackground()
        }
        stage.advance(by: .seconds(60))
        expect((journal.take(), stage.isSuspended), is: (["DidEnterBackground", "3 3s", "every 4s"], true))
        #expect(!stage.advanceToNextDue())
        stage.run { _ = UIApplication.shared.enterForeground() }
        stage.settle()
        expect(
            journal.take(), is: ["WillEnterForeground", "DidBecomeActive", "every 1m", "20 1m", "slept 1m", "30 1m"])
        stage.advance(by: .seconds(4))
        expect(journal.take(), is: ["every 1m 4s"])
        expect(stage.trace.last(100).map(\.name).filter(["suspend", "resume"].contains), is: ["suspend", "resume"])
        expect(stage.takeProblems(), is: [])
    }

    @Test func `an open background task gives 30 s and then expires; one that ends earlier lets the app be suspended`()
    {
        let stage = launched()
        let app = stage.run { UIApplication.shared }
        func enter(endingAfter seconds: Int?) {
            stage.run {
                expect(app.backgroundTimeRemaining, is: .greatestFiniteMagnitude)
                let task = app.beginBackgroundTask { note("expired", at: stage) }
                app.enterBackground()
                expect(app.backgroundTimeRemaining, is: 30)
                guard let seconds else { return }
                stage.tasks.after(.seconds(seconds), "end") { app.endBackgroundTask(task) }
            }
        }
        enter(endingAfter: nil)
        stage.advance(by: .seconds(29))
        expect((stage.isSuspended, stage.run { app.backgroundTimeRemaining }), is: (false, 1))
        stage.advance(by: .seconds(1))
        #expect(stage.isSuspended)
        expect(journal.take(), is: ["DidEnterBackground", "expired 30s"])
        stage.run { _ = app.enterForeground() }
        enter(endingAfter: 12)
        stage.advance(by: .seconds(11))
        #expect(!stage.isSuspended)
        stage.advance(by: .seconds(1))
        #expect(stage.isSuspended)
        stage.run { _ = app.enterForeground() }
        enter(endingAfter: 2)
        stage.advance(by: .milliseconds(4999))
        #expect(!stage.isSuspended)
        stage.advance(by: .milliseconds(1))
        #expect(stage.isSuspended)
    }

    @Test func `a network call that sleeps longer than its server waits is lost, though the server has performed it`() {
        func run(_ description: WorkerCallDescription, away: Duration) -> [String] {
            let stage = launched()
            _ = journal.take()
            let call = WorkerCall<String>(description)
            stage.run {
                stage.tasks.start("ask") {
                    do throws(WorkerFault) {
                        let reply = try await stage.workers.perform(
                            call,
                            offline: { () throws(WorkerFault) in
                                journal.note("performed")
                                return "reply"
                            })
                        journal.note(reply)
                    } catch {
                        journal.note("\(error)")
                    }
                }
            }
            stage.settle()
            stage.run { _ = UIApplication.shared.enterBackground() }
            stage.advance(by: .seconds(5) + away)
            stage.run { _ = UIApplication.shared.enterForeground() }
            stage.settle()
            return journal.take().filter { $0 == $0.lowercased() }
        }
        let usual = WorkerCallDescription("a.ask", kind: .network, latency: .seconds(8))
        let short = WorkerCallDescription("a.ask", kind: .network, latency: .seconds(8), patience: .seconds(10))
        expect(run(usual, away: .seconds(60)), is: ["performed", "reply"])
        expect(run(usual, away: .seconds(61)), is: ["performed", "offline"])
        expect(run(short, away: .seconds(11)), is: ["performed", "offline"])
        expect(
            run(WorkerCallDescription("a.read", kind: .store, latency: .seconds(8)), away: .seconds(600)),
            are: "performed", "reply")
    }

    @Test func `schedules do what is overdue before, between or after the notifications of coming back`() {
        var seen: Set<[String]> = []
        for seed in 1...40 {
            var options = StageOptions()
            options.schedule = Schedule(.anyOrder, seed: 7, number: UInt64(seed))
            let stage = launched(Stage(options))
            stage.run {
                stage.tasks.after(.seconds(30), "late") { journal.note("late") }
                UIApplication.shared.enterBackground()
            }
            stage.advance(by: .seconds(60))
            stage.run { _ = UIApplication.shared.enterForeground() }
            stage.settle()
            seen.insert(Array(journal.take().dropFirst()))
        }
        #expect(
            seen == [
                ["WillEnterForeground", "DidBecomeActive", "late"], ["late", "WillEnterForeground", "DidBecomeActive"],
                ["WillEnterForeground", "late", "DidBecomeActive"],
            ])
    }

    @Test func `a suspended app is told nothing: a trait waits for its return, and its end comes without a word`() {
        let stage = launched()
        stage.run { _ = UIApplication.shared.enterBackground() }
        stage.advance(by: .seconds(10))
        stage.run {
            let app = UIApplication.shared
            app.setUserInterfaceStyle(.dark)
            expect(app.traitCollection.userInterfaceStyle, is: .light)
            app.enterForeground()
            expect(app.traitCollection.userInterfaceStyle, is: .dark)
            app.enterBackground()
        }
        stage.advance(by: .seconds(10))
        _ = journal.take()
        stage.run { UIApplication.shared.launch("app") { (NSObject(), { _ in }) } }
        expect((journal.take(), stage.isSuspended), is: ([], false))
        stage.run { _ = stage.tasks.after(.seconds(1), "again") { note("again", at: stage) } }
        stage.advance(by: .seconds(1))
        expect(journal.take(), is: ["again 21s"])
    }
}
