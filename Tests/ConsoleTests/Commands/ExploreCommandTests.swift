import Foundation
import TestSupport
import Testing

@testable import Console

@Suite struct ExploreCommandTests {
    private let workshop: Workshop
    /// Explores an app with a screen that holds itself, with a property that does not hold.
    private let arguments = ["explore", "--runs", "8", "--from", "s.walk"]

    init() throws {
        workshop = try Workshop()
        try workshop.write("app notes\nnever expect text \"milk\"\nlaunch\n", to: "s.walk")
    }

    @Test func `what it prints, plain and on a terminal`() throws {
        let plain = try workshop.run(arguments + ["--save", "found"])
        expect(plain.status, is: .failed)
        try expectGolden(plain.output, "explore.txt")
        try FileManager.default.removeItem(at: workshop.root.appending(path: "found"))
        workshop.environment["FORCE_COLOR"] = "1"
        let coloured = try workshop.run(arguments + ["--save", "found"])
        try expectGolden(coloured.output.replacing("\u{1B}", with: "␛"), "explore-coloured.txt")
        workshop.environment = ["REHEARSE_PROGRESS": "1"]
        let live = try workshop.run(arguments)
        #expect(live.output.contains("\r\u{1B}[K8 of 8 runs, "))
    }

    @Test func `a script that was changed by hand is not replaced, and a link is not followed`() throws {
        let names = {
            try FileManager.default.contentsOfDirectory(atPath: workshop.root.path + "/found").sorted()
        }
        _ = try workshop.run(arguments + ["--save", "found"])
        let before = try names()
        _ = try workshop.run(arguments + ["--save", "found"])
        expect(try names(), is: before)
        let first = try #require(before.first)
        try workshop.write("# Mine\n", to: "found/" + first)
        try workshop.write("elsewhere", to: "elsewhere")
        let second = workshop.root.path + "/found/" + before[1]
        try FileManager.default.removeItem(atPath: second)
        try FileManager.default.createSymbolicLink(
            atPath: second, withDestinationPath: workshop.root.path + "/elsewhere")
        let again = try workshop.run(arguments + ["--save", "found"])
        let added = [first, before[1]].map { String($0.dropLast(5)) + "-2.walk" }
        expect(try names(), is: (before + added).sorted())
        for name in added { #expect(again.output.contains("rehearse test found/\(name)\n")) }
        expect(try workshop.read("found/" + first), is: "# Mine\n")
        expect(try workshop.read("elsewhere"), is: "elsewhere")
    }

    @Test(arguments: [["--param", "password=hunter2"], []])
    func `no report has what is typed into a secure field, and the saved script fails`(given: [String]) throws {
        try workshop.write(
            """
            app notes
            param password = "hunter2"
            never expect text "milk"
            type "${password}" into password
            """, to: "s.walk")
        let reports = ["--report", "html=out", "--report", "junit=out/j.xml", "--report", "github"]
        let graphs = try ["html", "json", "dot"].map { kind in
            let graph = ["--graph", "out/g." + kind, "--save", "found"]
            let outcome = try workshop.run(arguments + given + reports + graph)
            expect(outcome.status, is: .failed)
            return outcome.output + outcome.errors + (try workshop.read("out/g." + kind))
        }
        for text in graphs + [try workshop.read("out/j.xml"), try workshop.read("out/index.html")] {
            #expect(!text.contains("hunter2"))
        }
        #expect(graphs[1].contains("type \\\"•••••••\\\" into password"))
        let scripts = try FileManager.default.contentsOfDirectory(atPath: workshop.root.path + "/found")
        for name in scripts {
            let saved = try workshop.read("found/" + name)
            expect(saved.contains("hunter2"), is: given.isEmpty && saved.contains("param "))
            let needed = saved.contains("\nparam password\n") ? given : []
            expect(try workshop.run(["test", "found/" + name] + needed).status, is: .failed)
        }
    }

    @Test func `the saved script has what the command line sets`() throws {
        try workshop.write("app notes\nnever expect state count is 3\nlaunch\n", to: "s.walk")
        let outcome = try workshop.run(
            ["explore", "--runs", "60", "--from", "s.walk", "--save", "found", "--environment", "test", "--seed", "4"]
                + ["--set", "testFlags.isQuick=true", "--set", "limit=9"])
        expect(outcome.status, is: .failed)
        let saved = try workshop.read("found/1-leak-on-Home.walk")
        let header = ["environment test", "set limit 9", "flag isQuick true"]
        expect(saved.split(separator: "\n").map(String.init).filter(header.contains).sorted(), is: header.sorted())
        #expect(outcome.output.contains("rehearse test found/1-leak-on-Home.walk --seed 4\n"))
        expect(try workshop.run("test", "found/1-leak-on-Home.walk").status, is: .failed)
    }

    @Test func `a run begins after waits with also, and after pictures`() throws {
        try workshop.write(
            """
            app notes
            tap "Add"
            also expect text "Count: 1" within 1s
            tap "Add"
            wait until expect screen matches
              | heading "Home"
              | text "Count: 2"
              | field "Name"
              | field "Password"
              | text result
              | button "Add"
              | button "Load"
              | button "Keep"
              | button "Open"
              | button "Leak"
              | button "Alert"
            """, to: "s.walk")
        expect(try workshop.run(arguments).status, is: .failed)
    }

    @Test func `a live worker is refused`() throws {
        let outcome = try workshop.run(
            arguments + ["--set", "workers.notes=live", "--set", "environments.dev.notes=http://127.0.0.1:8080/"])
        #expect(
            outcome.errors
                == "rehearse: error: explore acts at random, which a live server must not get: "
                + "make workers.notes offline\n")
        expect(outcome.status, is: .wrongInput)
    }

    @Test func `parameters, rows of examples and properties of another app are checked`() throws {
        try workshop.write("app notes\nparam name\ntype \"${name}\" into \"Name\"\n", to: "p.walk")
        try workshop.write("properties \"Clock\"\napp clock\nnever dead end\n", to: "other.walk")
        try workshop.write(
            "app notes\nexamples\n  | name |\n  | \"Ann\" |\n  | \"Bob\" |\ntype \"${name}\" into \"Name\"\n",
            to: "rows.walk")
        let run = { (words: [String]) in try workshop.run(["explore", "--runs", "1"] + words) }
        expect(try run(["--from", "p.walk"]).status, is: .wrongInput)
        #expect(try run(["--from", "p.walk", "--param", "name=Ann", "--from", "s.walk"]).output.contains("1 runs, "))
        #expect(try run(["--from", "p.walk", "--param", "nam=Ann"]).errors.contains("--param nam: "))
        #expect(
            try run(["--properties", "other.walk"]).errors
                == "rehearse: error: --properties other.walk: these are properties of clock, not of notes\n")
        #expect(try run(["--from", "rows.walk"]).errors.contains("--from rows.walk: this is row 1 of the 2 rows"))
    }

    @Test(arguments: [
        (["--save", "s.walk"], "the folder s.walk cannot be made: s.walk is not a folder"),
        (["--graph", "s.walk/graph.dot"], "the folder s.walk cannot be made: s.walk is not a folder"),
        (["--report", "junit=s.walk/x.xml"], "the report s.walk/x.xml cannot be written: its folder cannot be made"),
        (["--graph", "g.json", "--report", "json=g.json"], "--graph g.json is the file of --report json=g.json"),
        (["--report", "junit=s.walk"], "--report junit=s.walk would overwrite a script"),
        (["--storage", "kept"], "--storage does not go with explore"),
    ])
    func `what cannot be written is told before the first run`(options: [String], message: String) throws {
        let outcome = try workshop.run(arguments + options)
        expect(outcome.status, is: .wrongInput)
        expect(outcome.output, is: "")
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
}
