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
        expect(outcome.status, is: .passed)
        #expect(outcome.output.contains("would make Sources/Shop/Main/Detail/DetailVC.swift:\n  | import Rehearsal\n"))
        #expect(
            outcome.output.contains(
                "would change Sources/Shop/Main/MainFactory.swift:\n  +     /// Makes Detail.\n"))
        #expect(!shop.exists("Sources/Shop/Main/Detail") && !outcome.output.contains("next:"))
        expect(try shop.read("Sources/Shop/Main/MainFactory.swift"), is: before)
    }

    @Test func `a scene is entered, and a second time it is refused`() throws {
        let shop = try shop()
        let outcome = try shop.run("new", "scene", "Main", "Detail", "--result", "Int")
        expect(outcome.status, is: .passed)
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
                        + "another name, or rename that type\n"))
    }

    @Test func `a sign-in changes the walkthroughs that an app has`() throws {
        let shop = try shop()
        let outcome = try shop.run("new", "sign-in")
        #expect(outcome.status == .passed && outcome.errors.isEmpty)
        #expect(
            outcome.output.hasSuffix(
                "changed  Sources/Shop/ShopApp.swift\nchanged  UITestScripts/counter.walk\n"
                    + "changed  UITestScripts/home.walk\n"
                    + "next:    swift run rehearse-shop test UITestScripts/sign-in.walk\n"
                    + "         swift test --filter SignInLogicTests\n"))
        #expect(try shop.run("new", "sign-in").errors.contains("the app has a sign-in already"))
        #expect(
            try shop.run("new", "sign-in", "Shop").errors.contains("is not expected here; write: rehearse new sign-in"))
    }

    @Test(arguments: [
        ("/nowhere", "is a broken link; repair or remove it"),
        ("/tmp", "is a link that leads out of this folder; put what it leads to in its stead"),
    ])
    func `nothing is written through a link out of the package`(target: String, problem: String) throws {
        let shop = try shop()
        let tests = shop.root.appendingPathComponent("Tests/ShopTests").path
        try FileManager.default.removeItem(atPath: tests)
        try FileManager.default.createSymbolicLink(atPath: tests, withDestinationPath: target)
        let before = try shop.read("Sources/Shop/Main/MainFactory.swift")
        let outcome = try shop.run("new", "scene", "Main", "Detail")
        let errors = ["DetailLogicTests", "DetailPresenterDouble"].map { name in
            "rehearse: error: Tests/ShopTests/\(name).swift cannot be written: Tests/ShopTests \(problem)\n"
        }
        expect(outcome, is: Workshop.Outcome(status: .wrongInput, output: "", errors: errors.joined()))
        #expect(!shop.exists("Sources/Shop/Main/Detail"))
        expect(try shop.read("Sources/Shop/Main/MainFactory.swift"), is: before)
    }

    @Test func `a double of a protocol stands among the tests, and a second one is refused`() throws {
        let shop = try shop()
        let outcome = try shop.run("new", "double", "MainDCInterface")
        #expect(
            outcome
                == Workshop.Outcome(
                    status: .passed, output: "made     Tests/ShopTests/MainDCDouble.swift\n", errors: ""))
        expect(try shop.run("new", "double", "HomePresenterInterface").status, is: .wrongInput)
    }

    @Test func `if one file cannot be written, none is, and no folder stays`() throws {
        let shop = try shop()
        // A file in the place of a folder.
        try FileManager.default.removeItem(at: shop.root.appendingPathComponent("UITestScripts"))
        try shop.write("mine", to: "UITestScripts")
        let before = try shop.read("Sources/Shop/Main/MainFactory.swift")
        let outcome = try shop.run("new", "scene", "Main", "Detail")
        #expect(
            outcome
                == Workshop.Outcome(
                    status: .wrongInput, output: "",
                    errors:
                        "rehearse: error: UITestScripts/detail.walk cannot be written: not a directory; nothing was "
                        + "written\n"))
        #expect(!shop.exists("Sources/Shop/Main/Detail"))
        expect(try shop.read("Sources/Shop/Main/MainFactory.swift"), is: before)
    }

    @Test func `sources with CR and LF are understood and keep these ends`() throws {
        let shop = try shop()
        let path = "Sources/Shop/Main/MainFactory.swift"
        try shop.write(try shop.read(path).replacing("\n", with: "\r\n"), to: path)
        #expect(try shop.run("new", "scene", "Main", "Detail").output.contains("changed  \(path)\n"))
        let text = try shop.read(path)
        #expect(text.contains("    func makeDetail(_ setup: DetailSetup) -> UIViewController\r\n"))
        #expect(!text.contains { $0 == "\n" })
    }

    @Test func `a place of Rehearsal goes into the manifest as a literal, whatever its characters`() throws {
        let url = "https://example.com/a\"b\\(c).git"
        _ = try workshop.run("new", "app", "Shop", "--rehearsal", url)
        let manifest = try workshop.read("Shop/Package.swift")
        #expect(manifest.contains(#"package(url: "https://example.com/a\"b\\(c).git", branch: "main")"#))
        #expect(manifest.contains(#"package: "a\"b\\(c)")"#))
    }

    @Test func `lines without a place are printed`() throws {
        let shop = try shop()
        try shop.write("enum HomePlaces {}\n", to: "Sources/Shop/Main/Home/HomePlace.swift")
        let outcome = try shop.run("new", "scene", "Main", "Detail")
        #expect(
            outcome.output.contains(
                """
                paste into the navigator of the scene that leads there, which has `viewController` and `factory`:
                  |         let setup = DetailSetup(title: "Detail")
                  |         let next = factory.makeDetail(setup)
                  |         viewController?.navigationController?.pushViewController(next, animated: true)

                """))
    }

    @Test func `a walkthrough takes the steps that the console saved`() throws {
        let shop = try shop()
        try shop.write("walkthrough \"A\"\napp shop\n\ntap   row \"Counter\"\n", to: "my.walk")
        expect(try shop.run("new", "walkthrough", "count", "--from", "my.walk").status, is: .passed)
        expect(
            try shop.read("UITestScripts/count.walk"), is: "walkthrough \"Count\"\napp shop\n\ntap row \"Counter\"\n")
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
