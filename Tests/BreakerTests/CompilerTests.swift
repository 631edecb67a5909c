import Foundation
import TestSupport
import Testing

/// What the compiler itself refuses in a scene: the lines of the fixtures that end in `// error: …`.
@Suite(.waiting) struct CompilerTests {
    private static let settings = [
        "-swift-version", "6", "-parse-as-library", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault", "-c",
        "-o", "/dev/null",
    ]

    /// Returns `line: error` for each error of the compiler, in order.
    private func errors(_ fixture: URL) throws -> [String] {
        let source = FileManager.default.temporaryDirectory.appendingPathComponent("breaker-\(UUID().uuidString).swift")
        try FileManager.default.copyItem(at: fixture, to: source)
        defer { try? FileManager.default.removeItem(at: source) }
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = ["swiftc"] + Self.settings + [source.path]
        let pipe = Pipe()
        compiler.standardError = pipe
        try compiler.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        compiler.waitUntilExit()
        return output.split(separator: "\n").compactMap { line in
            guard line.hasPrefix(source.path), let mark = line.firstRange(of: " error: ") else { return nil }
            let place = line.dropFirst(source.path.count + 1).prefix { $0 != ":" }
            let message = line[mark.upperBound...].split(separator: " [#").first ?? ""
            return place + ": " + message.split(separator: ";")[0]
        }
    }

    @Test(arguments: ["Types", "Regions"]) func `each line is refused for the reason it gives`(_ name: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let fixture = folder.appendingPathComponent("Compiler/\(name).swift.txt")
        let lines = try String(contentsOf: fixture, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        let announced = lines.enumerated().compactMap { index, line in
            line.firstRange(of: "// error: ").map { "\(index + 1): " + line[$0.upperBound...] }
        }
        let found = try errors(fixture)
        expect(found.sorted(), is: announced.sorted())
    }
}
