import HeadlessUIKit
import StageRuntime
import TestSupport
import Testing
import WalkthroughLanguage

@testable import WalkthroughRunner

/// That a secret which is typed into an ordinary field too is dots there.
@Suite struct OpenSecretTests {
    /// The result of a walkthrough, with the details of its steps and its whole trace.
    private func run(_ script: String) throws -> PerformedWalkthrough {
        let studio = Studio()
        let session = try studio.makeSession()
        let walkthrough = try #require(studio.load(script).first)
        session.noteSecrets(of: walkthrough.program)
        var audience = RunAudience()
        (audience.wantsDetail, audience.keepsTrace) = (true, true)
        let result = WalkthroughPerformance(walkthrough, on: session, telling: audience).perform()
        session.end()
        return result
    }

    /// All that reports show of a run: screens as text and drawn, events, failures.
    private func everything(_ performed: PerformedWalkthrough) -> String {
        let result = performed.result
        let details = result.steps
        let drawn = details.compactMap { $0.drawing?.body }
        let failures = result.failures.flatMap { $0.screen + $0.events + [$0.rendered] }
        let events = details.compactMap(\.events) + (performed.evidence.trace ?? []).map(\.event.line)
        let screens = details.compactMap(\.screen) + drawn
        return (result.steps.map(\.source) + screens + failures + events).joined(separator: "\n")
    }

    @Test func `a secret is hidden on screens, in drawings and in traces`() throws {
        let result = try run(
            """
            param password = "hunter2"
            tap "Form"
            type "${password}" into "Name"
            type "${password}" into secret
            tap "Nowhere"
            """)
        let said = everything(result)
        #expect(!said.contains("hunter2"))
        #expect(said.contains("field \"Name\" value \"•••••••\""))
        #expect(said.contains(">•••••••</text>"))
        #expect(result.evidence.trace?.isEmpty == false)
        // The comparison still uses the text itself.
        expect(
            try run("tap \"Form\"\ntype \"hunter2\" into secret\nexpect no \"hunter2\"\n").result.outcome, is: .passed)
    }

    @Test func `a secret is hidden in a later step that types it elsewhere`() throws {
        let result = try run("tap \"Form\"\ntype \"hunter2\" into secret\ntype \"hunter2\" into \"Name\"\n")
        expect(result.result.outcome, is: .passed)
        #expect(!everything(result).contains("hunter2"))
        expect(result.result.steps.map(\.source).last, is: "type \"•••••••\" into \"Name\"")
    }

    @Test func `a secret is hidden inside longer texts, unless it is short`() throws {
        let long = everything(
            try run("tap \"Form\"\ntype \"hunter2\" into secret\ntype \"my hunter2!\" into \"Name\"\n"))
        #expect(!long.contains("hunter2"))
        #expect(long.contains("field \"Name\" value \"my •••••••!\""))
        let short = everything(
            try run(
                "tap \"Form\"\ntype \"abc\" into secret\ntype \"abcd\" into \"Name\"\nclear \"Name\"\n"
                    + "type \"abc\" into \"Name\"\n"))
        #expect(short.contains("field \"Name\" value \"abcd\""))
        #expect(!short.contains("value \"abc\""))
    }

    @Test func `other texts stay unchanged`() throws {
        let said = everything(
            try run("tap \"Form\"\ntype \"hunter2\" into secret\ntype \"johnny\" into \"Name\"\n"))
        #expect(said.contains("field \"Name\" value \"johnny\""))
        #expect(said.contains(">johnny<"))
    }

    @Test func `a secret is hidden in requests and in the names of pending replies`() throws {
        let session = try Studio().makeSession()
        session.secrets.note("find")
        let event = TraceEvent(
            time: .zero, category: .worker, name: "request",
            fields: [.init("call", "studio.find"), .init("text", "find"), .init("more", "to find it")])
        expect(
            session.secrets.concealing(in: event).line,
            is: "0s  worker  request  call=studio.find text=•••• more=to •••• it")
        expect(session.secrets.concealing(in: PendingEvent(name: "a find", due: nil)).name, is: "a ••••")
        session.end()
    }
}
