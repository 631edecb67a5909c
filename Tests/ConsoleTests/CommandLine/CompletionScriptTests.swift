import Foundation
import TestSupport
import Testing

@testable import Console

@Suite(.waiting) struct CompletionScriptTests {
    private let script = CompletionScript(apps: ["demo", "koober"])

    @Test(arguments: Shell.allCases)
    func `the script of a shell`(shell: Shell) throws {
        try expectGolden(script.text(for: shell), "completion.\(shell.rawValue)")
    }

    @Test(
        .enabled(if: Self.path(of: .bash) != nil),
        arguments: [
            (["t"], "test trace"), (["k"], "koober"), (["--config", "test", "c"], "check config commands completion"),
            (["test", "--f"], "--filter --fail-fast --format"), (["--cl"], "--clock"),
            (["--clock", ""], "virtual real"),
            (["config", "--no-color", ""], "get"), (["completion", ""], "bash zsh fish"),
            (["test", "--filter", "t"], ""),
            (["run", "--clock", "="], "virtual real"), (["run", "--clock", "=", "v"], "virtual"),
            (["run", "--config", "=", "c"], ""), (["test", "x"], ""), (["help", "f"], "format"), (["apps", ""], ""),
        ])
    func `bash offers the words`(words: [String], expected: String) throws {
        let line = (["rehearse"] + words).map { "'\($0)'" }.joined(separator: " ")
        let test = "COMP_WORDS=(\(line)); COMP_CWORD=\(words.count); _rehearse; echo \"${COMPREPLY[@]}\""
        expect(try run(.bash, script.bash + "\n" + test), is: expected)
    }

    @Test(
        .enabled(if: Self.path(of: .fish) != nil),
        arguments: [
            ("t", "test"), ("koo", "koober"), ("test --fa", "--fail-fast"), ("--clo", "--clock"),
            ("--clock ", "real virtual"), ("config ", "get"), ("completion ", "bash fish zsh"),
            ("check --fil", ""),
        ])
    func `fish offers the words`(line: String, expected: String) throws {
        let output = try run(.fish, script.fish + "\ncomplete -C 'rehearse \(line)'")
        let words = output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
        expect(words.joined(separator: " "), is: expected)
    }

    @Test(.enabled(if: Self.path(of: .zsh) != nil))
    func `zsh reads the script`() throws {
        let test = "autoload -U compinit; compinit -D -u\n" + script.zsh + "\nprint $_comps[rehearse]"
        expect(try run(.zsh, test), is: "_rehearse")
    }

    private static func path(of shell: Shell) -> String? {
        ["/bin/", "/usr/bin/", "/usr/local/bin/"].map { $0 + shell.rawValue }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private func run(_ shell: Shell, _ text: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Self.path(of: shell)))
        let clean = [Shell.bash: ["--norc"], .zsh: ["-f"], .fish: ["--no-config"]]
        process.arguments = (clean[shell] ?? []) + ["-c", text]
        process.currentDirectoryURL = URL(fileURLWithPath: "/")
        process.standardInput = FileHandle.nullDevice
        let output = Foundation.Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
