import Foundation
import Studio
import TestSupport
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The studio as a program, as a browser talks to it.
@Suite(.waiting) struct StudioCommandTests {
    /// A studio that runs until the test has ended.
    private final class RunningStudio {
        /// The process; strong, it is killed with this.
        private let program: RunningProgram
        private let address: URL

        init(_ program: BuiltProgram, in folder: URL) throws {
            let running = try RunningProgram(try program.file, ["studio"], in: folder)
            running.wait { (try? running.text("out").contains("\n")) ?? true }
            let line = try #require(try running.text("out").split(separator: "\n").first, "the studio has ended")
            address = try #require(URL(string: String(line.dropFirst("Open ".count))))
            self.program = running
        }

        /// Asks as the page does.
        func ask(_ name: String, _ body: (some Encodable)? = String?.none) async throws -> Data {
            var request = URLRequest(url: address.appending(path: name))
            if let body {
                request.httpMethod = "POST"
                request.httpBody = try JSONEncoder().encode(body)
                let port = try #require(address.port)
                request.setValue("http://127.0.0.1:\(port)", forHTTPHeaderField: "Origin")
            }
            return try await URLSession.shared.data(for: request).0
        }

        func view(_ script: String, line: Int? = nil) async throws -> StudioView {
            let request = StudioRequest(script: script, line: line)
            return try JSONDecoder().decode(StudioView.self, from: try await ask("view", request))
        }
    }

    private static func troubledFolder() throws -> Workshop {
        try Workshop(
            configuration: "<plist version=\"1.0\"><dict><key>app</key><string>troubled</string></dict></plist>")
    }

    @Test func `a crash costs its line, and the page goes on`() async throws {
        let workshop = try Self.troubledFolder()
        let studio = try RunningStudio(.troubled, in: workshop.root)
        let script = "walkthrough \"A\"\napp troubled\n\ntap button \"add\"\ntap button \"trap\"\ntap button \"add\"\n"
        let crashed = try await studio.view(script)
        expect(crashed.failure?.line, is: 5)
        let text = crashed.failure?.text ?? ""
        #expect(text.contains("UITestScripts/studio.walk:5:1: the process was ended by SIG"))
        #expect(text.contains("     | … 1 step before\n     | tap button \"trap\"\n\n   Where the app crashed:\n"))
        #expect(text.contains("Fatal error: Index out of range"))
        let before = try await studio.view(script, line: 4)
        #expect(before.failure == nil && before.text.contains { $0.contains("Count: 1") })
    }

    @Test func `what no launch resets is as new, whatever was shown before`() async throws {
        let workshop = try Self.troubledFolder()
        let studio = try RunningStudio(.troubled, in: workshop.root)
        let script = "walkthrough \"A\"\napp troubled\n\ntap button \"remember\"\nrelaunch\ntap button \"add\"\n"
        for line in [5, 6, 5, 6] {
            let view = try await studio.view(script, line: line)
            #expect(view.text.contains { $0.contains("Count: \(line - 4)") })
        }
    }

    @Test func `a pending reply has the line that asks for it, above which a line decides about it`() async throws {
        let workshop = try Workshop(
            configuration: "<plist version=\"1.0\"><dict><key>app</key><string>demo</string></dict></plist>")
        let studio = try RunningStudio(.rehearse, in: workshop.root)
        let script =
            "walkthrough \"A\"\napp demo\n\nwait until expect screen Search\n"
            + "type \"new\" into searchField\nwait 300ms\n"
        let pending = try #require(try await studio.view(script).pending.first { $0.call != nil })
        #expect(pending.call == "suggestions.search" && pending.line == 6 && pending.milliseconds != nil)
        let failing = script.replacing("wait 300ms", with: "fail suggestions.search with offline 1 time\nwait 300ms")
        #expect(try await studio.view(failing).pending.allSatisfy { $0.call == nil })
    }

    @Test func `a script is saved in the standard layout, below the folder, and replaced only if one says so`()
        async throws
    {
        struct Saving: Encodable {
            var path: String
            var script: String
            var replaces = false
        }
        let workshop = try Self.troubledFolder()
        try workshop.write("fragment\n", to: "UITestScripts/old.walk")
        let studio = try RunningStudio(.troubled, in: workshop.root)
        let script = "walkthrough   \"A\"\napp troubled\n\ntap   button \"add\"\n"
        _ = try await studio.ask("save", Saving(path: "UITestScripts/new", script: script))
        expect(
            try workshop.read("UITestScripts/new.walk"), is: "walkthrough \"A\"\napp troubled\n\ntap button \"add\"\n")
        _ = try await studio.ask("save", Saving(path: "UITestScripts/old.walk", script: script))
        expect(try workshop.read("UITestScripts/old.walk"), is: "fragment\n")
        for path in ["../out.walk", "/tmp/out.walk", "UITestScripts/../../out.walk"] {
            let answer = try await studio.ask("save", Saving(path: path, script: script))
            expect(String(decoding: answer, as: UTF8.self), is: "\(path) is not below this folder\n")
        }
        let cut = try await studio.ask("save", Saving(path: "cut.walk\0.walk", script: script))
        expect(String(decoding: cut, as: UTF8.self), is: "a path cannot contain the character U+0000\n")
        #expect(!workshop.exists("cut.walk"))
        // The same file, however its path is written.
        for path in [workshop.root.path + "/UITestScripts/new.walk", "UITestScripts/../UITestScripts//new.walk"] {
            let answer = try await studio.ask("save", Saving(path: path, script: script, replaces: true))
            #expect(String(decoding: answer, as: UTF8.self).contains("\"path\":\"UITestScripts\\/new.walk\""))
            let opened = try await studio.ask("open", ["path": path])
            #expect(String(decoding: opened, as: UTF8.self).contains("\"path\":\"UITestScripts\\/new.walk\""))
        }
        let refused = try await studio.ask("open", ["path": "Config.plist"])
        let reason = "Config.plist is neither an app nor a script that ends in .walk\n"
        expect(String(decoding: refused, as: UTF8.self), is: reason)
        let scripts = try JSONDecoder().decode([String].self, from: try await studio.ask("scripts"))
        expect(scripts.sorted(), is: ["UITestScripts/new.walk", "UITestScripts/old.walk"])
    }

    @Test func `a job that is started while another runs ends that one, and has its own copy of the script`()
        async throws
    {
        struct Job: Encodable {
            var script = "walkthrough \"A\"\napp troubled\n\ntap button \"add\"\n"
            var app = "troubled"
            var kind: String
        }
        struct Progress: Decodable {
            var number: Int
            var output: String
            var isRunning: Bool
        }
        let workshop = try Self.troubledFolder()
        let studio = try RunningStudio(.troubled, in: workshop.root)
        for (number, kind) in ["explore", "orders", "orders"].enumerated() {
            let begun = try JSONDecoder().decode(Progress.self, from: try await studio.ask("run", Job(kind: kind)))
            expect(begun.number, is: number + 1)
        }
        let end = ContinuousClock.now + .seconds(300)
        var last: Progress
        repeat {
            last = try JSONDecoder().decode(Progress.self, from: try await studio.ask("run"))
        } while last.isRunning && ContinuousClock.now < end
        expect(last.number, is: 3)
        #expect(last.output.contains("0 failed"), "\(last.output)")
        let folder = workshop.root.path + "/UITestScripts"
        #expect(RunningProgram.wait { (try? FileManager.default.contentsOfDirectory(atPath: folder)) == [] })
    }

    @Test func `it ends when it is asked to, though who has started it blocks the signal`() throws {
        let workshop = try Self.troubledFolder()
        var (blocked, former) = (sigset_t(), sigset_t())
        sigemptyset(&blocked)
        sigaddset(&blocked, SIGTERM)
        pthread_sigmask(SIG_BLOCK, &blocked, &former)
        defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
        let program = try RunningProgram(try BuiltProgram.troubled.file, ["studio"], in: workshop.root)
        program.wait { (try? program.text("out").contains("\n")) ?? true }
        program.send(SIGTERM)
        #expect(RunningProgram.wait { !program.isRunning })
    }

    @Test func `what cannot be opened is refused before anything listens`() throws {
        let workshop = try Self.troubledFolder()
        let outcome = try BuiltProgram.troubled.run(["studio", "missing.walk"], in: workshop.root)
        #expect(outcome.status == 2 && outcome.errors.contains("missing.walk"))
        let latin = workshop.root.appendingPathComponent("latin.walk")
        try (Data("walkthrough \"A\"\n# caf".utf8) + [0xE9, 0x0A]).write(to: latin)
        let foreign = try BuiltProgram.troubled.run(["studio", "latin.walk"], in: workshop.root)
        #expect(foreign.status == 2)
        #expect(foreign.errors.contains("latin.walk:2: this byte is not valid UTF-8; save the file as UTF-8"))
        let stored = try BuiltProgram.troubled.run(["studio", "--storage", "kept"], in: workshop.root)
        #expect(stored.status == 2 && stored.errors.contains("--storage does not go with studio"))
    }
}
