import Foundation

/// How much is tried where more is better: what `swift test` has time for, or what `.ci/run` asks for.
enum Thoroughness {
    /// Returns the first number, or the second where the environment wants all.
    static func choose(_ some: Int, all: Int) -> Int {
        ProcessInfo.processInfo.environment["REHEARSE_TESTS"] == "thorough" ? all : some
    }
}
