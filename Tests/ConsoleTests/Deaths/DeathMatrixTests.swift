import Foundation
import TestSupport
import Testing

/// Each kind of death among a hundred walkthroughs, through the executable of an app's author.
@Suite struct DeathMatrixTests {
    private static let options = ["--jobs", "2", "--timeout", "3s", "--memory", "256M"]
    /// How runner processes are made; `RunnerPoolDeathTests` has both ways always.
    private static let workers = Thoroughness.choose(["copied"], thorough: ["copied", "spawned"])

    private static func events(_ death: Death) -> [String] {
        let steps = ["expect screen Trouble", "tap button \"add\"", "tap button \"\(death.rawValue)\""]
        return [
            "0s  lifecycle  launch  app=troubled", "0s  navigation  root  screen=Trouble",
            "0s  lifecycle  appear  screen=Trouble",
        ] + zip(3..., steps).map { "0s  step  \($1)  at=w1040.walk:\($0)" }
    }

    private static let others = (0..<100).filter { $0 != TroubledFolder.place }.map(TroubledFolder.title)

    @Test(
        arguments: Thoroughness.choose(
            [(.trap, "copied"), (.kill, "spawned"), (.loop, "copied")],
            thorough: Death.allCases.map { ($0, "copied") }
                + [.trap, .overflow, .exit, .allocate, .kill, .loop, .stop].map { ($0, "spawned") }))
    func `a death costs its walkthrough, and every report says how, where and after what`(
        death: Death, workers: String
    ) throws {
        let folder = try TroubledFolder(bad: "tap button \"\(death.rawValue)\"")
        let outcome = try folder.run(Self.options, workers: workers)
        #expect(outcome.status == 1)
        #expect(!outcome.isSignal)
        try expectTerminal(outcome.errors, death)
        try expectTap(outcome.output, death)
        try expectJournal(folder.journal(), death)
        try expectJUnit(folder.junit(), death)
        let html = try folder.html().body
        #expect(html.contains("</span> \(death.badge)</span><h3>Walkthrough 40</h3>"))
        #expect(html.contains(">\(death.message)<"))
        #expect(html.contains("about to trap") == death.isTrap)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.root.path + "/r").sorted()
        #expect(names == ["html", "journal.jsonl", "junit.xml"])
    }

    private func expectTerminal(_ text: String, _ death: Death) throws {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        // What the system prints of a death differs from one to another.
        var printed: [String] = []
        if let start = lines.firstIndex(of: "   What the app printed last:") {
            printed = lines[(start + 1)...].prefix { !$0.isEmpty }
            lines.removeSubrange(start...start + 1 + printed.count)
        }
        #expect(printed.allSatisfy { $0.hasPrefix("     | ") })
        #expect(printed.contains("     | about to trap") == death.isTrap)
        let place = "   \(TroubledFolder.badScript):5:1: \(death.message)"
        let head = ["FAILED Walkthrough 40", place]
        let step = ["     | … 2 steps before", "     | tap button \"\(death.rawValue)\"", ""]
        let again = "     TroubledApp test \(TroubledFolder.badScript)" + (death.limit.map { " " + $0 } ?? "")
        let rest = ["   To see it again:", again, ""]
        let last = ["   What happened last:"] + Self.events(death).map { "     | " + $0 } + [""]
        #expect(Array(lines.dropLast(2)) == head + step + last + rest)
        #expect(lines.dropLast().last?.hasPrefix("99 passed, 1 failed, 0 skipped in ") == true)
    }

    private func expectTap(_ text: String, _ death: Death) throws {
        let tap = try TapDocument(text)
        #expect(tap.planned == 100)
        #expect(tap.passed.count == 99)
        let failed = try #require(tap.failed.first)
        #expect(tap.failed.count == 1)
        #expect(failed.description == TroubledFolder.badScript + ": Walkthrough 40")
        #expect(failed.lines.contains("message: \"\(death.message)\""))
        #expect(failed.lines.contains("outcome: \(death.outcome)"))
        #expect(failed.lines.contains("  line: 5"))
        #expect(failed.lines.contains("source: \"tap button \\\"\(death.rawValue)\\\"\""))
        #expect(
            Self.events(death).allSatisfy { event in
                failed.lines.contains("  - \"" + event.replacingOccurrences(of: "\"", with: "\\\"") + "\"")
            })
    }

    private func expectJournal(_ journal: JournalDocument, _ death: Death) throws {
        #expect(journal.rest.isEmpty)
        #expect(journal.planned.count == 100)
        var ends = Dictionary(uniqueKeysWithValues: Self.others.map { ($0, "passed") })
        ends["Walkthrough 40"] = death.outcome
        #expect(journal.ends == ends)
        #expect(journal.all("runEnded").count == 1)
        let end = try #require(journal.all("walkthroughEnded").first { $0["outcome"] as? String == death.outcome })
        let breakdown = try #require(end["breakdown"] as? [String: Any])
        #expect(breakdown["message"] as? String == death.message)
        #expect(breakdown["source"] as? String == "tap button \"\(death.rawValue)\"")
        #expect(breakdown["stepsBefore"] as? Int == 2)
        #expect(breakdown["events"] as? [String] == Self.events(death))
        let printed = (end["output"] as? [String: Any])?["lines"] as? [String]
        #expect((printed?.first == "about to trap") == death.isTrap)
        let place = try #require(breakdown["place"] as? [String: Any])
        #expect(place["file"] as? String == TroubledFolder.badScript)
        #expect(place["line"] as? Int == 5)
    }

    private func expectJUnit(_ junit: JUnitDocument, _ death: Death) throws {
        #expect([junit.suites["tests"], junit.suites["errors"], junit.suites["failures"]] == ["100", "1", "0"])
        let bad = try #require(junit.cases.first { !$0.kind.isEmpty })
        let passed = Self.others.map { JUnitDocument.Case(name: $0) }
        #expect(junit.cases.filter { $0 != bad }.sorted { $0.name < $1.name } == passed.sorted { $0.name < $1.name })
        #expect(bad.name == "Walkthrough 40")
        #expect([bad.kind, bad.type, bad.message] == ["error", death.outcome, death.message])
        #expect(bad.text.contains("tap button \"\(death.rawValue)\"\nafter 2 steps\n"))
        #expect(Self.events(death).allSatisfy(bad.text.contains))
        #expect(bad.output.contains("what the app printed last:\n  about to trap\n") == death.isTrap)
    }

    @Test(arguments: workers)
    func `a death in the launch costs its walkthrough only`(workers: String) throws {
        let folder = try TroubledFolder(bad: "wait", header: "flag misdeed \"trap\"\n")
        #expect(try folder.run(Self.options, workers: workers).status == 1)
        let journal = try folder.journal()
        #expect(journal.ends.count == 100)
        #expect(journal.ends.filter { $0.value != "passed" } == ["Walkthrough 40": "crashed"])
        let bad = try #require(try folder.junit().cases.first { !$0.kind.isEmpty })
        #expect(bad.message == Death.trap.message)
        #expect(bad.text.contains("expect screen Trouble\nafter 0 steps\n"))
    }

    @Test(arguments: ["garble", "close"], workers)
    func `an app that uses the worker's descriptors costs its walkthrough only`(
        misdeed: String, workers: String
    ) throws {
        let folder = try TroubledFolder(bad: "tap button \"\(misdeed)\"")
        let outcome = try folder.run(Self.options, workers: workers)
        #expect(outcome.status == 1)
        #expect(try folder.journal().ends.filter { $0.value != "passed" } == ["Walkthrough 40": "crashed"])
        // A worker that finds nonsense in place of its plan would say so.
        #expect(!outcome.errors.contains("TroubledApp: error"))
    }

    @Test(arguments: workers)
    func `tasks that start tasks without an end are named`(workers: String) throws {
        let folder = try TroubledFolder(bad: "tap button \"chain\"")
        #expect(try folder.run(["--jobs", "2", "--timeout", "10m"], workers: workers).status == 1)
        #expect(try folder.journal().ends.filter { $0.value != "passed" } == ["Walkthrough 40": "failed"])
        let bad = try #require(try folder.junit().cases.first { !$0.kind.isEmpty })
        #expect(
            bad.message
                == "livelock: troubled/Trouble: link (started by troubled/Trouble: link) kept running for 100000 jobs "
                + "without ever waiting. Let it wait for the clock, a reply or an input.")
    }

    @Test(.onlyThorough, arguments: workers)
    func `deaths one after another leave the rest to be performed`(workers: String) throws {
        let folder = try TroubledFolder()
        let deaths = ["trap", "exit", "kill", "segv", "abort"]
        for number in stride(from: 0, to: 100, by: 4) {
            let text = "walkthrough \"Bad \(number)\"\n\ntap button \"\(deaths[number / 4 % deaths.count])\"\n"
            try folder.workshop.write(text, to: "UITestScripts/" + TroubledFolder.script(number))
        }
        let outcome = try folder.run(Self.options, workers: workers)
        #expect(outcome.status == 1)
        let ends = try folder.journal().ends
        #expect(ends.count == 100)
        for (title, end) in ends { #expect(end == (title.hasPrefix("Bad") ? "crashed" : "passed")) }
    }
}
