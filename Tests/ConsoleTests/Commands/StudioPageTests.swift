import Basics
import Foundation
import TestSupport
import Testing

/// The page of the studio in a browser, as a user clicks through it.
@Suite(.waiting, .enabled(if: Browser.path != nil, "Chromium is not installed"))
struct StudioPageTests {
    /// A folder with the configuration of Koober, and the page of a studio there.
    private static func open(
        _ body: (Browser, Workshop) throws -> Void
    ) throws {
        let workshop = try Workshop(
            configuration: "<plist version=\"1.0\"><dict><key>app</key><string>koober</string></dict></plist>")
        let program = try RunningProgram(try BuiltProgram.rehearse.file, ["studio"], in: workshop.root)
        for name in ["sign-in", "to-ride"] {
            let path = "UITestScripts/koober/shared/\(name).walk"
            let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../" + path)
            try workshop.write(try String(contentsOf: file, encoding: .utf8), to: "UITestScripts/shared/\(name).walk")
        }
        program.wait { (try? program.text("out").contains("\n")) ?? true }
        let line = try #require(try program.text("out").split(separator: "\n").first, "the studio has ended")
        try withExtendedLifetime(program) {
            let browser = try Browser(String(line.dropFirst("Open ".count)))
            try body(browser, workshop)
            #expect(browser.problems.isEmpty)
        }
    }

    @Test func `a ride is recorded by clicks, looked at four lines earlier, and saved`() throws {
        try Self.open { browser, workshop in
            try browser.click("button \"Sign In\"")
            for (field, text) in [("field \"Email\"", "johnny@gmail.com"), ("field \"Password\"", "password")] {
                try browser.click(field)
                try browser.type(text)
            }
            try browser.click("button \"Sign In\"")
            try browser.click("Next")
            try browser.click("Hold the reply of koober.location")
            try browser.click("Release koober.location")
            try browser.click("button \"Where to?\"")
            try browser.click("Next")
            try browser.click("row \"Opera House\"")
            try browser.click("segment \"Kangaroo\"")
            try browser.click("button \"Confirm\"")
            try browser.click("Next")
            let count = try #require(try browser.evaluate("model.lines.length") as? Int)
            try browser.click(try browser.text("model.lines[\(count - 5)]"))
            #expect(try browser.evaluate("model.shown") as? Int == count - 4)
            try browser.click("Expect")
            try browser.click("row \"MOMA\"")
            try browser.click("Save")
            try browser.type("UITestScripts/ride.walk")
            expect(
                try browser.text("document.getElementById('message').textContent"), is: "saved UITestScripts/ride.walk")
            try expectGolden(
                try workshop.read("UITestScripts/ride.walk").trimmingCharacters(in: .newlines), "studio-ride.walk")
            let outcome = try BuiltProgram.rehearse.run(["test", "UITestScripts/ride.walk"], in: workshop.root)
            #expect(outcome.status == 0, "\(outcome.output)")
        }
    }

    @Test func `letters, states, headers, bodies of replies and other orders are lines too`() throws {
        try Self.open { browser, workshop in
            try browser.click("button \"Sign In\"")
            try browser.evaluate(
                "[...document.querySelectorAll('#overlay button')].find((item) => item.dataset.query === 'email').focus()"
            )
            for letter in ["j", "\"", "\\", "n", "$", "{", "x"] { try browser.press(letter, text: letter) }
            try browser.press("Backspace", 8)
            // The state is a tree: an arrow closes a branch, opens it and enters it.
            try browser.evaluate("document.querySelector('[role=treeitem]').focus()")
            for key in ["ArrowLeft", "ArrowRight", "ArrowRight", "ArrowDown", "Enter"] { try browser.press(key) }
            try browser.evaluate("document.querySelector('details').open = true")
            try browser.click("Timing exact")
            #expect(
                try browser.text("model.lines.join('\\n')") == """
                    walkthrough "Recorded"
                    app koober
                    timing exact

                    tap "Sign In"
                    type "j\\"\\\\n\\${" into email
                    expect state form.isPasswordFilled is false
                    """)
            try Self.apply(
                """
                walkthrough "A"
                app koober

                use "shared/to-ride.walk"
                tap whereTo
                """, in: browser)
            try browser.click("Reply of koober.locations")
            try browser.evaluate(
                "document.getElementById('body').value = document.getElementById('body').value.replace('MOMA', 'Museum')"
            )
            try browser.click("OK")
            try browser.click("Next")
            #expect(try browser.evaluate("model.view.text.includes('  row \"Museum\"')") as? Bool == true)
            #expect(try browser.text("model.lines[4]").hasPrefix("reply koober.locations with \"[{"))
            try browser.drag("row \"Museum\"", by: -100)
            expect(try browser.text("model.lines.at(-1)"), is: "swipe \"Museum\" left")
            try Self.apply(
                """
                walkthrough "A"
                app demo
                flag noSplash true

                type "swi" into searchField
                wait 310ms
                expect no "swift"
                """, in: browser)
            try browser.click("Other orders")
            try browser.click("Start: Other orders")
            try browser.click("Open the order that fails")
            #expect(try browser.evaluate("model.view.failure.line") as? Int == 7)
            // Only what makes it fail is different: the reply comes early, at the wait.
            let difference = "reply 1 of suggestions.search took 10ms instead of 50ms"
            #expect(try browser.text("document.getElementById('order').textContent").contains(difference))
            try browser.click("wait 310ms")
            #expect(try browser.evaluate("model.view.failure === undefined") as? Bool == true)
            #expect(try browser.evaluate("model.view.text.includes('  row \"swift\"')") as? Bool == true)
            try browser.click("Usual order")
            #expect(
                try browser.evaluate("model.view.failure === undefined && model.view.time === '310ms'") as? Bool == true
            )
            // The copy that was run goes with its program.
            let folder = workshop.root.path + "/UITestScripts"
            #expect(
                RunningProgram.wait { (try? FileManager.default.contentsOfDirectory(atPath: folder)) == ["shared"] })
        }
    }

    @Test func `the page writes and reads texts in quotes as the language does`() throws {
        let ranges: [ClosedRange<UInt32>] = [
            0...0x24F, 0x600...0x61F, 0x1680...0x1681, 0x1FF0...0x2070, 0xFEFF...0xFEFF, 0x1F998...0x1F998,
        ]
        let scalars = ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
        let texts =
            scalars.map { "a\($0)b" }
            + ["", "C:\\new", "\\n", "${name}", "\\${name}", "$${", "$", "\\", "\"", "\r\n", "\\u{41}", "\"\\\"${\n"]
        func json(_ texts: [String]) throws -> String {
            String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
        }
        try Self.open { browser, _ in
            expect(try browser.evaluate("\(json(texts)).map(quoted)") as? [String], is: texts.map(\.quoted))
            let changed = try browser.evaluate("\(json(texts)).filter((text) => unquoted(quoted(text)) !== text)")
            expect(changed as? [String], is: [])
            let others = [##""\u{42}\$" # "c""##, #"bare \n"#]
            expect(try browser.evaluate("\(json(others)).map(unquoted)") as? [String], is: ["B$", #"bare \n"#])
            let templates = [#""${a}""#, #""\${a}""#, #""\\${a}""#, #""$\${a}""#]
            expect(
                try browser.evaluate("\(json(templates)).map(hasParameter)") as? [Bool], is: [true, false, true, false])
        }
    }

    @Test func `a script that is not performed shows no screen, and one with examples says which row it shows`() throws
    {
        try Self.open { browser, _ in
            let parts =
                "[document.getElementById('overlay').children.length > 0, "
                + "document.getElementById('picture').hasAttribute('src'), document.getElementById('where').textContent, "
                + "document.getElementById('remark').textContent].join('; ')"
            try browser.evaluate("open('UITestScripts/shared/sign-in.walk')")
            try browser.settle()
            expect(try browser.text(parts), is: "false; false; UITestScripts/shared/sign-in.walk; ")
            try browser.click("Undo")
            expect(try browser.text(parts), is: "true; true; koober, not saved: Welcome; ")
            try Self.apply(
                "walkthrough \"A\"\napp koober\nexamples\n  | a   |\n  | \"1\" |\n  | \"2\" |\n\ntap \"Sign In\"\n",
                in: browser)
            expect(
                try browser.text("document.getElementById('remark').textContent"),
                is: "This is row 1 of the 2 rows of its examples; `rehearse test` performs all of them.")
        }
    }

    /// Puts a whole script in place of the shown one.
    private static func apply(_ script: String, in browser: Browser) throws {
        let encoded = String(decoding: try JSONEncoder().encode(script), as: UTF8.self)
        try browser.evaluate(
            "document.getElementById('text').value = \(encoded); document.getElementById('apply').click()")
        try browser.settle()
    }
}
