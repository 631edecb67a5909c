import Foundation
import TestSupport
import Testing

/// Scripts with absurd content, through the real executable.
@Suite(.waiting) struct HostileInputTests {
    private static let configuration =
        "<plist version=\"1.0\"><dict><key>app</key><string>demo</string></dict></plist>"

    private let workshop: Workshop

    init() throws {
        workshop = try Workshop(configuration: Self.configuration)
    }

    private func rehearse(_ arguments: String...) throws -> BuiltProgram.Outcome {
        try BuiltProgram.rehearse.run(arguments, in: workshop.root)
    }

    /// Returns characters that are unsafe for a terminal, a log or a report, and lines that a CI system would obey.
    private func raw(_ text: String) -> [String] {
        let controls = text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x0A, 0x09: false
            case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
            default: false
            }
        }
        let orders = text.split(whereSeparator: { "\n\r\u{2028}".contains($0) }).filter {
            $0.drop { $0 == " " || $0 == "\t" }.hasPrefix("::") || $0.hasPrefix("##[")
        }
        return controls.map { String($0.value, radix: 16) } + orders.map { String($0.prefix(80)) }
    }

    @Test func `a pipe or a device in place of a script is an error, and nothing waits for it`() throws {
        expect(mkfifo(workshop.root.path + "/pipe.walk", 0o600), is: 0)
        for path in ["pipe.walk", "/dev/zero", "/dev/null"] {
            let message = "this script cannot be read: it is a pipe or a device, not a file\n"
            let outcome = try rehearse("test", path)
            expect(outcome.status, is: 2)
            #expect(outcome.errors.hasPrefix("\(path):1:1: error: \(message)"))
            let formatted = try rehearse("format", path)
            expect(formatted.status, is: 2)
            #expect(formatted.errors.hasPrefix("rehearse: error: \(path) cannot be read: it is a pipe or a device"))
        }
    }

    #if os(Linux)
        @Test func `a report for a full disk is no success, and no device is replaced`() throws {
            try workshop.write("expect screen Splash\n", to: "a.walk")
            let shell = URL(fileURLWithPath: "/bin/sh")
            for arguments in ["test a.walk", "apps"] {
                let command = "exec '\(try BuiltProgram.rehearse.file.path)' \(arguments) >/dev/full"
                let outcome = try BuiltProgram.run(shell, ["-c", command], in: workshop.root)
                expect(outcome.status, is: 3)
                #expect(
                    outcome.errors.hasSuffix(
                        "rehearse: error: the results cannot be written: no space left on device\n"))
            }
            let trace = try rehearse("test", "a.walk", "--trace", "/dev/full")
            expect(trace.status, is: 3)
            let message = "rehearse: error: /dev/full cannot be written: no space left on device; the trace is lost\n"
            let note = "rehearse: note: the exit status is 3 since an output is missing; the others are complete\n"
            expect(trace.errors, is: message + note)
            var status = stat()
            #expect(stat("/dev/full", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
        }
    #endif

    @Test func `a reader who has seen enough is no error`() throws {
        try workshop.write("expect screen Splash\n", to: "a.walk")
        let command = "'\(try BuiltProgram.rehearse.file.path)' test a.walk --verbose | true; echo ${PIPESTATUS[0]}"
        let outcome = try BuiltProgram.run(URL(fileURLWithPath: "/bin/bash"), ["-c", command], in: workshop.root)
        expect(outcome.output, is: "0\n")
        expect(outcome.errors, is: "")
    }

    @Test func `invalid UTF-8 and control characters are named and shown escaped`() throws {
        let lines: [[UInt8]] = [
            Array("tap \"a\0b\"".utf8), [0, 0], Array("tap \"".utf8) + [0xFF, 0x22], Array("\u{1B}[2J".utf8),
            Array("walkthrough \"\u{9B}31m\u{202E}\"".utf8), Array("tap\r\"x\"".utf8), Array("#".utf8) + [0xC3, 0x28],
        ]
        let file = workshop.root.appendingPathComponent("raw.walk")
        try Data(lines.joined(separator: [0x0A])).write(to: file)
        let outcome = try rehearse("check", "raw.walk")
        expect(outcome.status, is: 2)
        expect(raw(outcome.errors), is: [])
        let messages = outcome.errors.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(
            messages == [
                "raw.walk:1:7: error: a text cannot contain the control character U+0000",
                "raw.walk:2:1: error: unexpected character U+0000",
                "raw.walk:3:6: error: this byte is not valid UTF-8",
                "raw.walk:4:1: error: unexpected character U+001B",
                "raw.walk:5:14: error: a text cannot contain the control character U+009B",
                "raw.walk:6:4: error: unexpected character U+000D",
                "raw.walk:7:2: error: this byte is not valid UTF-8",
            ])
    }

    @Test func `commands for a CI system or a terminal inside texts are escaped in every output`() throws {
        try workshop.write(
            """
            walkthrough "x\\u{A}::error::title\\u{1B}[31m\\u{202E}\\u{0}"
            expect text "\\u{A}::error file=a::text\\u{1B}]0;t\\u{7}\\u{2028}::warning::b"

            """, to: "s/a.walk")
        try workshop.write("walkthrough \"::error::b ##[error]c\"\nexpect screen Search\n", to: "s/::error::b.walk")
        let outcome = try rehearse(
            "test", "s", "--report", "junit=r/j.xml", "--report", "json=r/j.jsonl", "--report", "html=r/html",
            "--slowest", "3")
        expect(outcome.status, is: 1)
        let files = try ["r/j.xml", "r/j.jsonl", "r/html/index.html"].map(workshop.read)
        for text in [outcome.output, outcome.errors] + files { expect(raw(text), is: []) }
        expect(try JUnitDocument(Data(files[0].utf8)).cases.count, is: 2)
        expect(try JournalDocument(Data(files[1].utf8)).all("walkthroughEnded").count, is: 2)
        _ = try HtmlDocument(Data(files[2].utf8))
        // GitHub's own report is made of such lines: each is one of ours, about a script.
        let gitHub = try rehearse("test", "s", "--report", "github")
        let orders = raw(gitHub.output).filter { !$0.hasPrefix("::error file=s/") }
        expect(orders, is: [])
    }

    @Test func `titles and paths at the beginning of a line are escaped for CI systems`() throws {
        let script = "walkthrough \"::error::a\"\nwait until expect screen Splash\nexpect screen Search\n"
        try workshop.write(script, to: "::warning::s/a.walk")
        let report = ["--report", "json=j.jsonl"]
        let words: [[String]] = [
            ["test", "::warning::s", "--verbose", "--jobs", "1"] + report, ["merge", "j.jsonl"],
            ["test", "::warning::s", "--list"], ["test", "::warning::s", "--verify", "2"],
        ]
        for words in words {
            let outcome = try BuiltProgram.rehearse.run(words, in: workshop.root)
            #expect(outcome.output.contains("warning::s/a.walk"))
            #expect(raw(outcome.output) + raw(outcome.errors) == [], "\(words)")
        }
        try workshop.write("walkthrough \"::error::a\"\ntapp\n", to: "::warning::s/a.walk")
        expect(try raw(rehearse("check", "::warning::s").errors), is: [])
    }
}
