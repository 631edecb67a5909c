import HeadlessUIKit
import Scene
import StageRuntime
import TestSupport
import Testing

@testable import Console
@testable import WalkthroughLanguage
@testable import WalkthroughRunner

@Suite struct ConsoleCompletionTests {
    private let workshop: Workshop
    private let session: Session
    private let app: RunnableApp

    init() throws {
        workshop = try Workshop()
        app = try RunnableApp(NotesApp.self)
        session = Session(
            app: app,
            launch: {
                UIApplication.shared.launch(NotesApp.self, configuration: NotesApp.Configuration(limit: 5))
            }, options: StageOptions())
        try session.launchIfNeeded()
    }

    private func complete(_ line: String) -> LineCompletion {
        ConsoleCompletion(
            app: app, apps: ["notes", "clock"], screen: session.screen, stateKeys: ["count", "name"],
            folder: workshop.folder
        ).complete(line, line.count)
    }

    @Test(
        arguments: [
            ("tap", 0, ["tap"]), ("re", 0, ["relaunch", "release", "reply", "repeat"]), ("  rot", 2, ["rotate"]),
            ("rotate ", 7, ["to"]), ("rotate to l", 10, ["landscape"]), ("text size xx", 10, ["xxl", "xxxl"]),
            ("swipe back c", 11, ["cancelled"]), ("app c", 4, ["clock"]), ("help und", 5, ["undo"]),
            ("fail ", 5, ["notes.load", "notes.keep"]), ("fail notes.load with t", 21, ["timeout"]),
            ("fail notes.keep with ", 21, ["io", "full", "garbage"]), ("delay notes.load ", 17, ["by"]),
            ("expect screen S", 14, ["Second"]), ("wait until expect screen H", 25, ["Home"]),
            ("also expect state ", 18, ["count", "name"]), ("expect storage ", 15, ["notes"]),
            ("expect request notes.l", 15, ["notes.load"]), ("expect no \"N", 10, ["\"Name\""]),
            ("tap \"A", 4, ["\"Add\"", "\"Alert\""]), ("tap button \"L", 4, ["button \"Load\"", "button \"Leak\""]),
            ("type \"x\" into ", 14, ["\"Name\"", "password"]),
            ("type \"x\" into field", 14, ["field \"Name\"", "field \"Password\""]),
            ("clear p", 6, ["password"]), ("switch ", 7, []), ("scroll ", 7, []), ("zzz", 0, []), ("type \"ta", 5, []),
            ("expect \"Name\" i", 7, ["\"Name\" is"]), ("expect no n", 0, []), ("expect no s", 0, []),
            ("wait until expect no \"Name\" w", 21, ["\"Name\" within"]), ("expect rows of ", 0, []),
            ("type \"x\" ", 9, ["into"]), ("type \"an apple\" in", 16, ["into"]), ("select \"x\" i", 11, ["in"]),
            ("do ", 3, ["receive"]), ("do receive n", 11, ["note"]),
            ("do receive note ", 0, []), ("type \"x\" on", 0, []), ("type \"x in", 0, []), ("type \"x\"", 0, []),
        ] as [(String, Int, [String])])
    func `the words that can follow are offered`(line: String, start: Int, candidates: [String]) {
        let completion = complete(line)
        expect(completion.candidates, is: candidates)
        if !candidates.isEmpty { expect(completion.start, is: start) }
    }

    @Test func `behind expect no stand elements only, and behind expect rows of lists`() {
        let texts = complete("expect no ").candidates
        #expect(texts.contains("button \"Add\"") || texts.contains("\"Add\""))
        #expect(Set(texts).isDisjoint(with: LineCompleter.expectWords))
        expect(LineCompleter.tails("expect rows of"), is: ["are"])
        expect(complete("expect ").candidates.prefix(7), is: LineCompleter.expectWords[...])
    }

    @Test func `scripts and folders are offered, and no space follows a folder`() throws {
        try workshop.write("", to: "scripts/a.walk")
        try workshop.write("", to: "scripts/b.txt")
        expect(complete("run s"), is: LineCompletion(start: 4, candidates: ["scripts/"], endsWord: false))
        expect(complete("use \"scripts/"), is: LineCompletion(start: 5, candidates: ["scripts/a.walk"]))
    }

    @Test func `only a path with the extension of a picture is accepted`() throws {
        try workshop.write("", to: "scripts/a.walk")
        try workshop.write("", to: "scripts/home.svg")
        expect(complete("picture scripts/"), is: LineCompletion(start: 8, candidates: ["scripts/home.svg"]))
        expect(complete("picture over scripts/h"), is: LineCompletion(start: 13, candidates: ["scripts/home.svg"]))
    }

    @Test func `every element that can be acted on has words that find it alone`() throws {
        let screen = try #require(session.screen)
        let naming = ElementNaming(screen)
        for index in screen.elements.indices {
            let query = try #require(naming.query(for: index))
            expect(ElementFinder(screen).indices(of: query), is: [index])
            for other in naming.queries(for: index) {
                expect(ElementFinder(screen).indices(of: other), is: [index])
                // The words are read back as the same query.
                var parser = ConsoleParser()
                expect(parser.parse("tap \(other)").steps.first?.command, is: .act(.tap, on: other))
            }
        }
    }
}
