import Foundation
import TestSupport
import Testing

/// Each way in which a process ends, among a hundred walkthroughs, through the executable of an app's author.
@Suite(.waiting) struct ProcessEndingTests {
    private static let options = ["--jobs", "2", "--timeout", "3s", "--memory", "256M"]
    /// How runner processes are made; `RunnerPoolEndingTests` has both ways always.
    private static let runners = Thoroughness.choose(["copied"], thorough: ["copied", "spawned"])

    private static func events(_ ending: ProcessEnding) -> [String] {
        let steps = ["expect screen Trouble", "tap button \"add\"", "tap button \"\(ending.rawValue)\""]
        return [
            "0s  lifecycle  launch  app=troubled", "0s  navigation  root  screen=Trouble",
            "0s  lifecycle  appear  screen=Trouble",
        ] + zip(3..., steps).map { "0s  step  \($1)  at=w1040.walk:\($0)" }
    }

    private static let others = (0..<100).filter { $0 != TroubledFolder.place }.map(TroubledFolder.title)

    @Test(
        arguments: Thoroughness.choose(
            [(.trap, "copied"), (.kill, "spawned"), (.loop, "copied"), (.unowned, "spawned")],
            thorough: ProcessEnding.allCases.map { ($0, "copied") }
                + [.trap, .overflow, .exit, .allocate, .abort, .kill, .loop, .stop].map { ($0, "spawned") }))
    func `a process that ends fails its walkthrough, and every report says how, where and after which steps`(
        ending: ProcessEnding, runners: String
    ) throws {
        let folder = try TroubledFolder(bad: "tap button \"\(ending.rawValue)\"")
        let outcome = try folder.run(Self.options, runners: runners)
        expect(outcome.status, is: 1)
        #expect(!outcome.isSignal)
        try expectTerminal(outcome.output, ending)
        try expectJournal(folder.journal(), ending)
        try expectJUnit(folder.junit(), ending)
        let html = try folder.html().body
        #expect(html.contains("</span> \(ending.badge)</span><h3>Walkthrough 40</h3>"))
        #expect(html.contains(">\(ending.message)<"))
        expect(html.contains("about to trap"), is: ending.isTrap)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.root.path + "/r").sorted()
        expect(names, is: ["html", "journal.jsonl", "junit.xml"])
    }

    private func expectTerminal(_ text: String, _ ending: ProcessEnding) throws {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        // Each system prints an ending in its own way.
        func take(_ title: String) -> [String] {
            guard let start = lines.firstIndex(of: "   \(title):") else { return [] }
            let section = Array(lines[(start + 1)...].prefix { !$0.isEmpty })
            lines.removeSubrange(start...start + 1 + section.count)
            return section
        }
        let printed = take("What the app printed last")
        let crash = take("Where the app crashed")
        #expect(crash.allSatisfy { $0.hasPrefix("     | ") && !$0.contains("HeadlessUIKit") && !$0.contains("0x") })
        // An optimized program traps without a word, in a specialized function.
        let isOptimized = ProcessInfo.processInfo.environment["REHEARSE_PROGRAMS"] != nil
        let says = crash.first?.hasSuffix(": Fatal error: Index out of range") == true
        expect(says, is: (ending.isTrap && !isOptimized))
        let frames = crash.drop { $0.contains("Fatal error") }
        if let function = ending.function {
            #expect(frames.first?.contains(" \(function) at ") == true, "\(frames)")
            #expect(frames.first?.contains("Tests/Misdeeds/Misdeed.swift:") == true)
        } else {
            #expect(frames.isEmpty)
        }
        #expect(printed.allSatisfy { $0.hasPrefix("     | ") })
        expect(printed.contains("     | about to trap"), is: ending.isTrap)
        let place = "   \(TroubledFolder.badScript):5:1: \(ending.message)"
        let head = ["FAILED Walkthrough 40", place]
        let step = ["     | … 2 steps before", "     | tap button \"\(ending.rawValue)\"", ""]
        let again = "     TroubledApp test \(TroubledFolder.badScript)" + (ending.limit.map { " " + $0 } ?? "")
        let rest = ["   To see it again:", again, ""]
        let last = ["   What happened last:"] + Self.events(ending).map { "     | " + $0 } + [""]
        expect(Array(lines.dropLast(2)), is: head + step + last + rest)
        #expect(lines.dropLast().last?.hasPrefix("99 passed, 1 failed, 0 skipped in ") == true)
    }

    private func expectJournal(_ journal: JournalDocument, _ ending: ProcessEnding) throws {
        #expect(journal.rest.isEmpty)
        expect(journal.planned.count, is: 100)
        var ends = Dictionary(uniqueKeysWithValues: Self.others.map { ($0, "passed") })
        ends["Walkthrough 40"] = ending.outcome
        expect(journal.ends, is: ends)
        expect(journal.all("runEnded").count, is: 1)
        let end = try #require(journal.all("walkthroughEnded").first { $0["outcome"] as? String == ending.outcome })
        let breakdown = try #require(end["breakdown"] as? [String: Any])
        #expect(breakdown["message"] as? String == ending.message)
        #expect(breakdown["source"] as? String == "tap button \"\(ending.rawValue)\"")
        #expect(breakdown["stepsBefore"] as? Int == 2)
        #expect(breakdown["events"] as? [String] == Self.events(ending))
        let printed = (end["output"] as? [String: Any])?["lines"] as? [String]
        expect((printed?.first == "about to trap"), is: ending.isTrap)
        let place = try #require(breakdown["place"] as? [String: Any])
        #expect(place["file"] as? String == TroubledFolder.badScript)
        #expect(place["line"] as? Int == 5)
    }

    private func expectJUnit(_ junit: JUnitDocument, _ ending: ProcessEnding) throws {
        expect([junit.suites["tests"], junit.suites["errors"], junit.suites["failures"]], is: ["100", "1", "0"])
        let bad = try #require(junit.cases.first { !$0.kind.isEmpty })
        let passed = Self.others.map { JUnitDocument.Case(name: $0) }
        expect(junit.cases.filter { $0 != bad }.sorted { $0.name < $1.name }, is: passed.sorted { $0.name < $1.name })
        expect(bad.name, is: "Walkthrough 40")
        expect([bad.kind, bad.type, bad.message], is: ["error", ending.outcome, ending.message])
        #expect(bad.text.contains("  | … 2 steps before\n  | tap button \"\(ending.rawValue)\"\n"))
        #expect(Self.events(ending).allSatisfy(bad.text.contains))
        expect(bad.output.contains("What the app printed last:\n  | about to trap"), is: ending.isTrap)
    }

    @Test(arguments: runners)
    func `a process that ends in the launch costs its walkthrough only`(runners: String) throws {
        let folder = try TroubledFolder(bad: "wait", header: "flag misdeed \"trap\"\n")
        expect(try folder.run(Self.options, runners: runners).status, is: 1)
        let journal = try folder.journal()
        expect(journal.ends.count, is: 100)
        expect(journal.ends.filter { $0.value != "passed" }, is: ["Walkthrough 40": "crashed"])
        let bad = try #require(try folder.junit().cases.first { !$0.kind.isEmpty })
        expect(bad.message, is: ProcessEnding.trap.message)
        #expect(bad.text.contains("\n  | … 0 steps before\n  | expect screen Trouble\n"))
    }

    @Test(arguments: ["garble", "close"], runners)
    func `an app that uses the runner process's descriptors costs its walkthrough only`(
        misdeed: String, runners: String
    ) throws {
        let folder = try TroubledFolder(bad: "tap button \"\(misdeed)\"")
        let outcome = try folder.run(Self.options, runners: runners)
        expect(outcome.status, is: 1)
        expect(try folder.journal().ends.filter { $0.value != "passed" }, is: ["Walkthrough 40": "crashed"])
        // A runner process that finds nonsense in place of its plan would say so.
        #expect(!outcome.errors.contains("TroubledApp: error"))
    }

    @Test func `objects that call the library while it releases them cost nothing`() throws {
        let folder = try TroubledFolder(bad: "tap button \"release\"\nexpect text \"Released\"")
        let outcome = try folder.run(Self.options, runners: "copied")
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test func `an exception of UIKit names the app's function`() throws {
        let folder = try TroubledFolder(bad: "tap button \"exception\"")
        // Its place in the source is known only where processes are copied.
        let outcome = try BuiltProgram.troubled.run(
            ["test", "--jobs", "2"], in: folder.root, environment: ["REHEARSE_RUNNERS": "copied"])
        expect(outcome.status, is: 1)
        #expect(outcome.output.contains("exception: UIKit throws an exception here, which ends the app on a phone: "))
        let place = /note:     in closure #\d+ in MisdeedsVC\.viewDidLoad\(\) at \S+\/MisdeedsVC\.swift:\d+:\d+\n/
        #expect(outcome.output.contains(place))
        #expect(outcome.output.contains("\n99 passed, 1 failed, 0 skipped in "))
    }

    @Test(arguments: runners)
    func `endless chains of tasks are named`(runners: String) throws {
        let folder = try TroubledFolder(bad: "tap button \"chain\"")
        expect(try folder.run(["--jobs", "2", "--timeout", "10m"], runners: runners).status, is: 1)
        expect(try folder.journal().ends.filter { $0.value != "passed" }, is: ["Walkthrough 40": "failed"])
        let bad = try #require(try folder.junit().cases.first { !$0.kind.isEmpty })
        #expect(
            bad.message
                == "livelock: troubled/Trouble: link (started by troubled/Trouble: link) kept running for 100000 jobs "
                + "without ever waiting. Let it wait for the clock, a reply or an input.")
    }

    @Test(.onlyThorough, arguments: runners)
    func `after several processes ended the other walkthroughs are performed`(runners: String) throws {
        let folder = try TroubledFolder()
        let endings = ["trap", "exit", "kill", "segv", "abort"]
        for number in stride(from: 0, to: 100, by: 4) {
            let text = "walkthrough \"Bad \(number)\"\n\ntap button \"\(endings[number / 4 % endings.count])\"\n"
            try folder.workshop.write(text, to: "UITestScripts/" + TroubledFolder.script(number))
        }
        let outcome = try folder.run(Self.options, runners: runners)
        expect(outcome.status, is: 1)
        let ends = try folder.journal().ends
        expect(ends.count, is: 100)
        for (title, end) in ends { expect(end, is: (title.hasPrefix("Bad") ? "crashed" : "passed")) }
    }
}
