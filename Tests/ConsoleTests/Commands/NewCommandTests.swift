import Foundation
import TestSupport
import Testing

@testable import Console

@Suite struct NewCommandTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        try workshop.write("let package = Package(\n    name: \"Rehearsal\",\n)\n", to: "Rehearsal/Package.swift")
    }

    /// Makes an app and goes into its folder.
    private func shop() throws -> Workshop {
        _ = try workshop.run("new", "app", "Shop", "--rehearsal", "Rehearsal")
        let shop = try Workshop(configuration: nil)
        try FileManager.default.removeItem(at: shop.root)
        try FileManager.default.moveItem(at: workshop.root.appendingPathComponent("Shop"), to: shop.root)
        return shop
    }

    @Test func `new writes an app and prints the next commands`() throws {
        let outcome = try workshop.run("new", "app", "Shop", "--rehearsal", "Rehearsal")
        #expect(outcome.status == .passed && outcome.errors.isEmpty)
        #expect(outcome.output.hasPrefix("made     Shop/Package.swift\nmade     Shop/Config.plist\n"))
        #expect(
            outcome.output.hasSuffix(
                "next:    cd Shop\n         swift run rehearse-shop test\n         swift test\n"
                    + "         swift run rehearse-shop\n"))
        #expect(
            try workshop.read("Shop/Package.swift").contains(".package(name: \"Rehearsal\", path: \"../Rehearsal\")"))
        #expect(FileManager.default.isExecutableFile(atPath: workshop.root.path + "/Shop/ci"))
    }

    @Test func `nothing is overwritten, and then nothing is written`() throws {
        try workshop.write("mine", to: "Shop/ci")
        let outcome = try workshop.run("new", "app", "Shop", "--rehearsal", "Rehearsal")
        #expect(outcome.status == .wrongInput && outcome.output.isEmpty)
        #expect(
            outcome.errors
                == "rehearse: error: Shop/ci exists already and is not overwritten; choose another name, "
                + "or move it away\n")
        #expect(!workshop.exists("Shop/Package.swift"))
    }

    @Test func `a dry run shows all of it and writes nothing`() throws {
        let shop = try shop()
        let before = try shop.read("Sources/Shop/Main/MainFactory.swift")
        let outcome = try shop.run("new", "scene", "Main", "Detail", "--dry-run")
        #expect(outcome.status == .passed)
        #expect(outcome.output.contains("would make Sources/Shop/Main/Detail/DetailVC.swift:\n  | import Rehearsal\n"))
        #expect(
            outcome.output.contains(
                "would change Sources/Shop/Main/MainFactory.swift:\n  +     /// Makes Detail.\n"))
        #expect(!shop.exists("Sources/Shop/Main/Detail") && !outcome.output.contains("next:"))
        #expect(try shop.read("Sources/Shop/Main/MainFactory.swift") == before)
    }

    @Test func `a scene is entered, and a second time it is refused`() throws {
        let shop = try shop()
        let outcome = try shop.run("new", "scene", "Main", "Detail", "--result", "Int")
        #expect(outcome.status == .passed)
        #expect(outcome.output.contains("\nchanged  Sources/Shop/Main/MainFactory.swift\n"))
        #expect(
            outcome.output.hasSuffix(
                "next:    swift run rehearse-shop test UITestScripts/detail.walk\n"
                    + "         swift test --filter DetailLogicTests\n"))
        #expect(try shop.read("Sources/Shop/Main/MainFactory.swift").contains("DetailVC(container: container"))
        let again = try shop.run("new", "scene", "Main", "Detail")
        #expect(
            again
                == Workshop.Outcome(
                    status: .wrongInput, output: "",
                    errors:
                        "rehearse: error: Sources/Shop/Main/Detail/DetailVC.swift declares DetailVC already; choose "
                        + "another name\n"))
    }

    @Test func `lines without a place are printed`() throws {
        let shop = try shop()
        try shop.write("enum HomePlaces {}\n", to: "Sources/Shop/Main/Home/HomePlace.swift")
        let outcome = try shop.run("new", "scene", "Main", "Detail")
        #expect(
            outcome.output.contains(
                """
                paste into the navigator of the scene that leads there:
                  |         let setup = DetailSetup(title: "Detail")
                  |         let next = factory.makeDetail(setup)
                  |         viewController?.navigationController?.pushViewController(next, animated: true)

                """))
    }

    @Test func `a walkthrough takes the steps that the console saved`() throws {
        let shop = try shop()
        try shop.write("walkthrough \"A\"\napp shop\n\ntap   row \"Counter\"\n", to: "my.walk")
        #expect(try shop.run("new", "walkthrough", "count", "--from", "my.walk").status == .passed)
        #expect(
            try shop.read("UITestScripts/count.walk") == "walkthrough \"Count\"\napp shop\n\ntap row \"Counter\"\n")
        try shop.write("tapp\n", to: "bad.walk")
        let outcome = try shop.run("new", "walkthrough", "other", "--from", "bad.walk")
        #expect(outcome.errors.contains("bad.walk:1:1: error: unknown command `tapp`"))
        #expect(outcome.errors.hasSuffix("bad.walk is not a script that can be used; correct it, or save another\n"))
        #expect(
            try shop.run("new", "walkthrough", "other", "--from", "none.walk").errors
                .hasPrefix("rehearse: error: none.walk "))
    }

    @Test func `a missing path or app is an error that says what to do`() throws {
        #expect(
            try workshop.run("new", "scene", "Main", "Detail").errors
                == "rehearse: error: there is no Package.swift here; go to the folder of the app's package, or begin an "
                + "app: rehearse new app NAME\n")
        #expect(
            try workshop.run("new", "app", "Shop", "--rehearsal", "Nowhere").errors
                .hasPrefix("rehearse: error: --rehearsal Nowhere: this is no checkout of Rehearsal"))
        #expect(
            try workshop.run("new", "app", "Shop").errors
                .hasPrefix("rehearse: error: this program is not in a checkout of Rehearsal"))
    }
}
