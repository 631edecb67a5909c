import Foundation
package import Testing

/// Compares a text with a file of the folder `Golden` beside the caller's own, which people read.
///
/// With `UPDATE_GOLDEN=1` in the environment the files are written anew; read the difference before it is committed.
package func expectGolden(
    _ text: String, _ name: String, caller: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let target = URL(fileURLWithPath: caller).deletingLastPathComponent().deletingLastPathComponent()
    let file = target.appendingPathComponent("Golden").appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((text + "\n").utf8).write(to: file)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text + "\n" == expected, "\(name) differs", sourceLocation: sourceLocation)
}
