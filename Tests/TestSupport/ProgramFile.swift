package import Foundation

/// Finds the folder of the test binary: on a Mac, `Bundle.main` is another program's.
private final class Marker {}

/// A program that is built beside the tests.
package enum ProgramFile {
    /// Returns where the program with a name is; where it would be if it is not built.
    package static func named(_ name: String) -> URL {
        var folder = Bundle(for: Marker.self).bundleURL
        // `.ci/run` runs some tests once more with the programs of the release build.
        if let other = ProcessInfo.processInfo.environment["REHEARSE_PROGRAMS"] {
            folder = URL(fileURLWithPath: other)
        }
        for _ in 1...4 {
            let candidate = folder.appendingPathComponent(name)
            if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
            folder.deleteLastPathComponent()
        }
        return Bundle(for: Marker.self).bundleURL.appendingPathComponent(name)
    }
}
