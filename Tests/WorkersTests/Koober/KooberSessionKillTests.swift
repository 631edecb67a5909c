import Foundation
import TestSupport

/// A process that is killed while it saves; another process does it, since a test process cannot be killed.
@Suite(.waiting) struct KooberSessionKillTests {
    @Test func `a kill at any moment of saving leaves the old session or the new one`() throws {
        let count = Thoroughness.choose(40, thorough: 500)
        let process = Foundation.Process()
        process.executableURL = ProgramFile.named("SessionSaveProbe")
        process.arguments = [String(count)]
        let pipe = Foundation.Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        expect((output, process.terminationStatus), is: ("killed \(count), old some, new some, sum \(count)\n", 0))
    }
}
