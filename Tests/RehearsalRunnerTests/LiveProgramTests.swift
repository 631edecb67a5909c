import Foundation
import Synchronization
import TestSupport
import Testing

/// The program with live workers, against a server.
@Suite(.waiting) struct LiveProgramTests {
    private static let session = """
        {"profile": {"name": "Ada", "email": "a@b", "mobileNumber": "1"}, "token": "tok-4711"}
        """

    /// A sign-in that fails once and is tried again.
    private static let script = """
        app koober
        tap button "Sign In"
        type "a@b" into email
        type "pass-0815" into password
        tap signIn
        wait until expect alert "Sign In Failed"
        tap button "OK"
        tap signIn
        wait until expect profile
        tap profile
        expect row "Ada"
        """

    private let folder = TemporaryFolder()

    @Test(arguments: ["copied", "spawned"])
    func `a request that the server refuses is shown, and can be tried again`(workers: String) throws {
        try folder.write(Self.script, to: "live.walk")
        let arrivals = Counter()
        let server = try LoopbackServer { _ in
            arrivals.next() == 1 ? .raw("HTTP/1.1 500 Oops\r\nContent-Length: 0\r\n\r\n") : .json(Self.session)
        }
        defer { server.close() }
        let configuration: [String: Any] = [
            "app": "koober", "workers": ["mode": "live"],
            "environments": ["dev": ["koober": try server.url.absoluteString]],
        ]
        try PropertyListSerialization.data(fromPropertyList: configuration, format: .xml, options: 0)
            .write(to: URL(fileURLWithPath: folder.path("Config.plist")))
        let program = Process()
        program.executableURL = ProgramFile.named("rehearse")
        program.arguments = ["test", "live.walk"]
        program.currentDirectoryURL = URL(fileURLWithPath: folder.root)
        program.environment = ["REHEARSE_RUNNERS": workers]
        let pipe = Pipe()
        program.standardOutput = pipe
        try program.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        program.waitUntilExit()
        #expect(output.contains("1 passed, 0 failed, 0 skipped"))
        expect(program.terminationStatus, is: 0)
        expect(server.requests.map(\.target), is: ["/login", "/login"])
    }
}

/// Counts on any thread.
private final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
