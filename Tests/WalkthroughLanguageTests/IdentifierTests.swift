import Basics
import HeadlessUIKit
import TestSupport

@testable import WalkthroughLanguage

@Suite struct IdentifierTests {
    @Test(arguments: [
        ("saveButton", "saveButton"), ("_x.y-2", "_x.y-2"), ("ключ", "ключ"), ("open", "open"), ("tap", "tap"),
        ("settings/account", "`settings/account`"), ("price$", "`price$`"), ("cell[0]", "`cell[0]`"),
        ("Login Button", "`Login Button`"), ("7up", "`7up`"), ("-1", "`-1`"), ("row", "`row`"), ("is", "`is`"),
        ("left", "`left`"), ("screen", "`screen`"), ("selected", "`selected`"), ("value", "`value`"),
        ("a`b\\c\"#", "`a\\`b\\\\c\"#`"), ("a\nb\u{7}\u{A0}", #"`a\nb\u{7}\u{A0}`"#),
    ])
    func `an identifier is bare if it is a word without another meaning`(identifier: String, written: String) {
        expect(identifier.asIdentifier, is: written)
        expect(ElementQuery(parsing: written), is: ElementQuery(name: .identifier(identifier)))
        expect(ElementQuery(parsing: "row " + written), is: ElementQuery(role: .row, name: .identifier(identifier)))
        #expect(command("expect \(written) is \"2\"") != nil)
    }

    @Test func `what is wrong between backquotes is told`() {
        let text = "tap `settings/account\ntap ``\ntap `a\\q`\ntap `ab` c\nexpect screen `a`\ntap button text `a`\n"
        #expect(
            errors(text) == """
                a.walk:1:5: error: this identifier has no closing backquote
                  | tap `settings/account
                  |     ^~~~~~~~~~~~~~~~~
                a.walk:2:5: error: this identifier is empty
                  | tap ``
                  |     ^~
                  = name the element by its label, or by its role alone
                a.walk:3:7: error: unknown escape `\\q`
                  | tap `a\\q`
                  |       ^~
                  = escapes are \\` \\\\ \\n \\t \\u{1F998}
                a.walk:4:10: error: unexpected `c` after the end of the command
                  | tap `ab` c
                  |          ^
                  = usage: tap ELEMENT
                a.walk:5:15: error: expected a screen's name, found `a`
                  | expect screen `a`
                  |               ^~~
                  = usage: expect screen NAME
                a.walk:6:12: error: a role cannot follow the role `button`
                  | tap button text `a`
                  |            ^~~~
                  = an element inside another is written with `in`: text `a` in button

                """)
    }

    @Test func `an unknown identifier is told where it stands, with the nearest as a script writes it`() {
        let app = AppVocabulary(name: "demo", identifiers: ["settings/account", "cell[0]", "row"])
        let vocabulary = Vocabulary(apps: [app], defaultApp: "demo")
        let text = "app demo\ntap `settings/acount`\nexpect text in `cell[7]` is on\n"
        #expect(
            loader(["a.walk": text], vocabulary: vocabulary).load(["a.walk"]).rendered == """
                a.walk:2:6: error: unknown identifier `settings/acount` in demo
                  | tap `settings/acount`
                  |      ^~~~~~~~~~~~~~~
                  = did you mean `settings/account`?
                a.walk:3:17: error: unknown identifier `cell[7]` in demo
                  | expect text in `cell[7]` is on
                  |                 ^~~~~~~
                  = did you mean `cell[0]`?

                """)
    }

    @Test func `what is printed of any identifier and label parses back to what it was`() throws {
        var random = SeededNumbers(seed: 44)
        let words = Keyword.allCases.map(\.word) + LineParser.roleWords + ElementState.allCases.map(\.rawValue)
        let scalars: [Unicode.Scalar] =
            Array("abzAZ019_.-`\\\"/$ {}[]()#|,=:;'!?".unicodeScalars)
            + [
                "\n", "\t", "\r", "\0", "\u{7}", "\u{1B}", "\u{85}", "\u{A0}", "\u{301}", "\u{2028}", "\u{202E}",
                "\u{FEFF}",
            ]
            + ["é", "ß", "к", "検", "٣", "🦘", "\u{200D}", "\u{1F1E9}"]
        func text() -> String {
            if random.number(below: 8) == 0 { return random.pick(words) }
            var text = String.UnicodeScalarView()
            for _ in 0...random.number(below: 6) { text.append(random.pick(scalars)) }
            return String(text)
        }
        for _ in 0..<10_000 {
            let (identifier, label, value) = (text(), text(), text())
            let role = random.pick(ElementRole.allCases)
            let named = ElementQuery(name: .identifier(identifier))
            let row = ElementQuery(
                role: .row, position: 2, inside: ElementQuery(role: .list, name: .identifier(identifier)))
            let queries = [
                named, ElementQuery(role: role, name: .identifier(identifier)),
                ElementQuery(role: role, name: .label(Template(label)), inside: named),
                ElementQuery(role: role, name: .identifier(identifier), inside: ElementQuery(name: .identifier(label))),
                ElementQuery(role: .button, inside: row),
            ]
            let query = random.pick(queries)
            try #require(ElementQuery(parsing: "\(query)") == query)
            let commands: [Command] = [
                .act(.tap, on: query), .act(.swipe(.left, fully: true), on: query),
                .act(.type(Template(value)), on: query),
                .act(.scroll(.to(named)), on: query), .act(.perform(Template(label)), on: query),
                .expect(Expectation(.exists(query), within: .seconds(1))), .expect(Expectation(.absent(query))),
                .expect(Expectation(.value(query, .equals(Template(value)), negated: true))),
                .expect(Expectation(.rows(of: query, are: [.text(Template(label))]))),
            ]
            let command = random.pick(commands)
            try #require(WalkthroughLanguageTests.command("\(command)") == command)
            let script = "volatile \(query)\nwaive contrast on \(query) because \"why\"\nexpect screen matches\n"
            let location = SourceLocation(file: "", line: 1, column: 1)
            let line = Picture.Line(
                depth: 0, role: .field, name: .identifier(identifier), value: .text(Template(value)),
                states: [.selected], location: location)
            let whole = script + "  | \(line)\n"
            let (parsed, diagnostics) = parse(whole)
            try #require(diagnostics == [])
            try #require(parsed.header.volatile.map(\.value) == [query])
            try #require(parsed.header.waivers.map(\.target) == [.element(query)])
            guard case .expect(let expectation) = parsed.steps.first?.command,
                case .picture(let picture) = expectation.condition
            else {
                Issue.record("no picture")
                return
            }
            try #require(picture.lines.map(\.name) == [line.name] && picture.lines.map(\.value) == [line.value])
            let formatted = try ScriptFormatter.format(Array(whole.utf8), path: "a.walk", patterns: PatternCache())
            try #require(String(decoding: formatted, as: UTF8.self) == whole)
        }
    }
}
