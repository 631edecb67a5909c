import Foundation
import Testing

/// A process that is killed while it saves; another process does it, since a test process cannot be killed.
@Suite struct KooberSessionKillTests {
    @Test func `a kill at any moment of saving, 500 times, leaves the old session or the new one`() throws {
        let process = Foundation.Process()
        process.executableURL = Bundle.main.bundleURL.appending(path: "SessionSaveProbe")
        process.arguments = ["500"]
        let pipe = Foundation.Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(output == "killed 500, old some, new some, sum 500\n")
        #expect(process.terminationStatus == 0)
    }
}
