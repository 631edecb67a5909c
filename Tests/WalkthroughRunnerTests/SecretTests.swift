import Basics
import HeadlessUIKit
import StageRuntime
import TestSupport
import Testing

@testable import WalkthroughLanguage
@testable import WalkthroughRunner

@Suite struct SecretTests {
    /// Everything that a run says: steps, failures with all their parts, the screen and the trace.
    private func everything(_ script: String, parameters: [String: String] = [:]) throws -> String {
        let studio = Studio(parameters: parameters)
        let result = try studio.run(script)
        let steps = studio.recorder.steps.map { $0.source }
        let failures = result.failures.flatMap { failure in
            [failure.source ?? "", failure.rendered] + failure.screen + failure.events
                + failure.pending
        }
        return (steps + failures).joined(separator: "\n")
    }

    @Test func `what is typed into a secure field is shown as dots, one a character, everywhere`() throws {
        let said = try everything(
            """
            tap "Form"
            type "hun\\"ter2" into secret # a comment
            tap secret
            type "hun\\"ter2"
            tap "Nowhere"
            """)
        #expect(!said.contains("ter2"))
        #expect(said.contains("type \"•••••••••\" into secret"))
        #expect(said.contains("type \"•••••••••\"\n"))
        #expect(said.contains("field \"Password\" value \"••••••••••••••••\" focused"))
    }

    @Test func `the first step that types is concealed too, although it launches the app`() throws {
        let said = try everything("set start Form\ntype \"hunter2\" into secret\ntap \"Nowhere\"\n")
        #expect(!said.contains("hunter2"))
        #expect(said.contains("type \"•••••••\" into secret"))
    }

    @Test func `a step that fails while it types is concealed although the field is gone`() throws {
        let said = try everything("set start Form\ntype \"quit\" into secret\n")
        #expect(!said.contains("quit"))
        #expect(said.contains("type \"••••\" into secret"))
    }

    @Test func `a parameter's value is concealed like any text`() throws {
        let said = try everything(
            "param word = \"x\"\nset start Form\ntype \"${word}\" into secret\nexpect field \"Password\" is \"${word}\"\n",
            parameters: ["word": "hunter2"])
        #expect(said.contains("type \"${word}\" into secret"))
        #expect(!said.contains("hunter2"))
        #expect(said.contains("actual: field \"Password\" is \"•••••••\""))
        #expect(said.contains("is a secure field: it shows a • for each"))
        #expect(said.contains("note: `is empty` works for it and, for seven characters, `matches /^•{7}$/`"))
    }

    @Test(arguments: [("is not \"hunter2\"", false), ("is not \"•••••••\"", true), ("is not \"\"", true)])
    func `that a secure field does not have a text is refused, since it would always hold`(
        condition: String, isAllowed: Bool
    ) throws {
        let said = try everything("set start Form\ntype \"hunter\" into secret\nexpect secret \(condition)\n")
        expect(said.contains("is a secure field: it shows a • for each"), is: !isAllowed)
    }

    @Test func `what is typed into other fields stays readable`() throws {
        let said = try everything("set start Form\ntype \"johnny\" into \"Name\"\ntap \"Nowhere\"\n")
        #expect(said.contains("type \"johnny\" into \"Name\""))
        #expect(said.contains("field \"Name\" value \"johnny\" focused"))
    }

    @Test(arguments: ["is", "is not", "contains"])
    func `what a secure field is compared with is a secret too`(verb: String) throws {
        let said = try everything(
            """
            tap "Form"
            type "x" into secret
            also expect field "Password" \(verb) "s3kr1t" within 1s # "a comment"
            when expect field "Password" \(verb) "s3kr1t"
              wait 1s
            end
            expect field "Passwort" \(verb) "s3kr1t"
            """)
        #expect(!said.contains("s3kr1t"))
        #expect(said.contains("expect field \"Password\" \(verb) \"••••••\""))
        #expect(said.contains("expect field \"Passwort\" \(verb) \"••••••\""))
    }

    @Test func `what was typed into a secure field is dots wherever a later line names it`() throws {
        let said = try everything(
            """
            param word
            set start Form
            type "${word}" into secret
            also expect "Name" is "${word}"
            also expect secret matches /^hunter2$/
            also expect screen matches
              | field "Password" value "${word}"
            expect no "${word}"
            expect "my hunter2 is long"
            """, parameters: ["word": "hunter2"])
        #expect(!said.contains("hunter2"))
        #expect(said.contains("expected: expect \"Name\" is \"•••••••\""))
        #expect(said.contains("matches /^•••••••$/"))
        #expect(said.contains("- field \"Password\" value \"•••••••\""))
        #expect(said.contains("no \"my ••••••• is long\" is on screen"))
    }

    @Test func `a parameter named like a secret is secret before it is typed`() throws {
        let said = try everything(
            "param password\nset start Form\nalso expect \"Name\" is \"${password}\"\nexpect \"${password}\"\n",
            parameters: ["password": "hunter2"])
        #expect(!said.contains("hunter2"))
        #expect(said.contains("no \"•••••••\" is on screen"))
    }

    @Test func `a short secret is looked for as a whole only, and words outside of quotes stay`() {
        let secrets: Set = ["a", "password", "x\"y"]
        let line = "expect password is \"a\" or \"a password\" in list \"an a\""
        expect(Secret.concealing(secrets, in: line), is: "expect password is \"•\" or \"a ••••••••\" in list \"an a\"")
        expect(Secret.concealing([], in: line), is: line)
        expect(Secret.concealing(["hunter", "hunter2", "hunter22"], in: "no \"hunter22\""), is: "no \"••••••••\"")
        expect(Secret.concealing(["x\"yz"], in: #"no "x\"yz" in /x"yz/"#), is: #"no "•••••" in /••••/"#)
    }

    @Test(arguments: ["\u{301}hunter2", "\\\u{301}\u{301}hunter2", "hunter2\u{200D}"])
    func `marks that make one character of a quote and what is beside it keep nothing in sight`(secret: String) throws {
        let quoted = secret.quoted
        let inside = String(quoted.unicodeScalars.dropFirst().dropLast())
        let said = try everything(
            """
            set start Form
            type \(quoted) into secret
            also expect "Name" is \(quoted)
            also expect secret is \(quoted)
            expect "my \(inside)\u{301} is long"
            """)
        expect(said.split(separator: "\n").filter { $0.contains("unter") }, is: [])
        #expect(said.contains("type \"•"))
        let line = "expect \"\u{301}x\" is \"\u{301}hunter2\""
        expect(
            Secret.concealing(["\u{301}hunter2"], in: line), is: "expect \"\u{301}x\" is \"••••••••\"")
        expect(
            Secret.concealing(inJSON: "{\"password\":\"\u{301}hunter2\"}"), is: "{\"password\":\"••••••••\"}")
    }

    @Test func `what is stored is shown with dots for members that are called like secrets`() throws {
        let said = try everything(
            #"""
            storage session with "{\"accessToken\": \"s3kr\\\"1t\", \"name\":\"Ann\",\"pin\":1234,\"x\":{\"password\":\"s3kr"
            launch
            expect storage session is empty
            """#)
        let shown = #"{\"accessToken\": \"••••••••\", \"name\":\"Ann\",\"pin\":\"••••\",\"x\":{\"password\":\"••••\""#
        #expect(said.contains("actual: storage session is \"" + shown))
    }

    /// The warnings about parameters after a run.
    private func given(_ script: String, _ parameters: [String: String]) throws -> [String]? {
        try Studio(files: ["used.walk": "fragment\ntype \"${inner}\" into secret\n"], parameters: parameters)
            .run("set start Form\n" + script).parameters
    }

    @Test func `a parameter may be read that was not typed into a secure field`() throws {
        let values = ["a": "alpha", "b": "beta", "empty": ""]
        #expect(
            try given("type \"${a}${empty}\" into \"Name\"\ntap \"${b}\"\n", values) == [
                "a=alpha", "b=beta", "empty=",
            ])
        let concealed = ["a=…", "b=beta"]
        expect(try given("type \"x${a}\" into secret\ntap \"${b}\"\n", values), is: concealed)
        expect(try given("use \"used.walk\" inner=\"${a}\"\ntap \"${b}\"\n", values), is: concealed)
        expect(try given("tap \"${token}\"\n", ["token": "alpha"]), is: ["token=…"])
    }

    @Test func `of parameters that a walkthrough does not take nothing is told`() throws {
        expect(try given("tap \"Form\"\n", ["a": "alpha"]), is: [])
        #expect(try given("tap \"Form\"\n", [:]) == nil)
    }

    @Test func `a secret is no part of a title or of the name of a row`() throws {
        let table =
            "walkthrough \"As ${name} with ${password}\"\nset start Form\n"
            + "examples\n  | name | password |\n  | \"ann\" | \"hunter2\" |\n"
        let studio = Studio(files: ["used.walk": "fragment\ntype \"${inner}\" into field \"Password\"\n"])
        let walkthrough = try #require(
            studio.load(table + "type \"${name}\" into \"Name\"\nuse \"used.walk\" inner=\"${password}\"\n").first)
        expect(walkthrough.title, is: "As ann with •••••••")
        expect(walkthrough.rowName, is: "name=\"ann\" password=\"•••••••\"")
        let result = try studio.makeRunner().run(walkthrough)
        expect(result.outcome, is: .passed)
        expect(result.warnings, is: [])
    }

    @Test func `a row name that may be secret gives a warning`() throws {
        let result = try Studio().run(
            "set start Form\nexamples\n  | word |\n  | \"hunter2\" |\ntap secret\ntype \"${word}\"\n")
        #expect(
            result.warnings.map(\.message) == [
                "the values of `word` are typed into a secure field, but the names of these rows show them"
            ])
        expect(result.warnings.first?.place.line, is: 3)
    }

    @Test func `what is typed into a field that is not there is concealed, for it may be a password's`() throws {
        let said = try everything("type \"hunter2\" into secret\n")
        #expect(!said.contains("hunter2"))
        #expect(said.contains("type \"•••••••\" into secret"))
        let gone = try everything("tap \"Form\"\nback\ntype \"hunter2\" into secret\n")
        #expect(!gone.contains("hunter2"))
        #expect(try !everything("type \"hunter2\"\n").contains("hunter2"))
    }

    @Test func `what is typed into an ordinary field stays readable though its screen has gone`() throws {
        let said = try everything("tap \"Form\"\nback\ntype \"johnny\" into \"Name\"\n")
        #expect(said.contains("type \"johnny\" into \"Name\""))
    }

    @Test func `no event of the trace and no screen that is remembered holds what was typed`() throws {
        let studio = Studio()
        let session = try studio.makeSession()
        for step in try #require(studio.load("tap \"Form\"\ntype \"hunter2\" into secret\nback\n").first).steps {
            try session.perform(step.command, source: step.source)
        }
        #expect(!session.stage.trace.last(10_000).contains { $0.line.contains("hunter2") })
        let remembered = session.watch.history.entries.map { $0.step + $0.screen.elements.map(\.notation).joined() }
        #expect(remembered.contains { $0.contains("•••••••") })
        #expect(!remembered.contains { $0.contains("hunter2") })
        session.end()
    }
}

extension Walkthrough {
    /// The steps of a walkthrough without `when`.
    fileprivate var steps: [PlannedStep] {
        var cursor = program.makeCursor()
        var steps: [PlannedStep] = []
        while let step = cursor.next() { steps.append(step) }
        return steps
    }
}
