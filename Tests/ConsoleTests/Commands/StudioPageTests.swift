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
            #expect(
                try browser.text("document.getElementById('message').textContent") == "saved UITestScripts/ride.walk")
            try expectGolden(
                try workshop.read("UITestScripts/ride.walk").trimmingCharacters(in: .newlines), "studio-ride.walk")
            let outcome = try BuiltProgram.rehearse.run(["test", "UITestScripts/ride.walk"], in: workshop.root)
            #expect(outcome.status == 0, "\(outcome.output)")
        }
    }
}
