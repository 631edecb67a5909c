import Foundation
import TestSupport
import Testing

@testable import Console

@Suite struct TestWatchTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        try workshop.write("expect screen Home\n", to: "UITestScripts/a.walk")
        try workshop.write("use \"shared/open.walk\"\nexpect screen Second\n", to: "UITestScripts/b.walk")
        try workshop.write("fragment\ntap button \"Open\"\n", to: "UITestScripts/shared/open.walk")
    }

    /// Watches while changes are made, one at a time, and returns what each run came to.
    private func watch(_ changes: [() throws -> Void]) throws -> [String] {
        try outcome(of: changes).output.split(separator: "\n").map { String($0.prefix { $0 != "," }) }
    }

    private func outcome(of changes: [() throws -> Void]) throws -> Workshop.Outcome {
        var rest = changes[...]
        // The changes hold the workshop, which would else hold them.
        defer { workshop.passTime = { _ in false } }
        workshop.passTime = { _ in
            guard let change = rest.popFirst() else { return false }
            do {
                try change()
                return true
            } catch {
                Issue.record(error)
                return false
            }
        }
        return try workshop.run("test", "--watch", "--quiet")
    }

    @Test func `after a script was removed nothing runs, and the reason is printed`() throws {
        let file = workshop.root.appendingPathComponent("UITestScripts/a.walk")
        let outcome = try outcome(of: [{ try FileManager.default.removeItem(at: file) }])
        #expect(
            outcome.errors == """
                waiting for a script or Config.plist to change; Ctrl-C ends
                rehearse: nothing to run: no walkthrough uses a changed file
                waiting for a script or Config.plist to change; Ctrl-C ends

                """)
    }

    @Test func `only walkthroughs that use a changed file run again`() throws {
        let runs = try watch([
            {},
            { try workshop.write("wait 1s\nexpect screen Home\n", to: "UITestScripts/a.walk") },
            { try workshop.write("fragment\ntap button \"Open\"\nwait 1s\n", to: "UITestScripts/shared/open.walk") },
            { try workshop.write(Workshop.configuration + "\n", to: "Config.plist") },
            { try workshop.write("expect screen Home\n", to: "UITestScripts/new.walk") },
        ])
        expect(runs, is: ["2 passed", "1 passed", "1 passed", "2 passed", "1 passed"])
    }

    @Test func `a file changed during a run is run again`() throws {
        let root = workshop.root
        var isChanged = false
        workshop.now = {
            if !isChanged {
                isChanged = true
                let file = root.appendingPathComponent("UITestScripts/a.walk")
                #expect(throws: Never.self) { try Data("wait 1s\nexpect screen Home\n".utf8).write(to: file) }
            }
            return .zero
        }
        expect(try watch([{}]), is: ["2 passed", "1 passed"])
    }

    @Test func `walkthroughs blocked by an error run after it is corrected`() throws {
        let runs = try watch([
            {
                try workshop.write("tapp\n", to: "UITestScripts/a.walk")
                try workshop.write("fragment\ntap button \"Open\"\nwait 1s\n", to: "UITestScripts/shared/open.walk")
            },
            { try workshop.write("expect screen Home  # right again\n", to: "UITestScripts/a.walk") },
        ])
        expect(runs, is: ["2 passed", "2 passed"])
    }

    @Test func `a script with an error waits to be put right`() throws {
        let runs = try watch([
            { try workshop.write("tapp\n", to: "UITestScripts/a.walk") },
            { try workshop.write("expect screen Home  # right again\n", to: "UITestScripts/a.walk") },
        ])
        expect(runs, is: ["2 passed", "1 passed"])
    }
}
