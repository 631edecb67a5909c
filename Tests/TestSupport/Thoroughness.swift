import Foundation

/// How much is tried where more is better: what `swift test` has time for, or what `.ci/run` asks for.
package enum Thoroughness {
    /// Returns the first number, or the second where `REHEARSE_TESTS` is `thorough`.
    package static func choose(_ some: Int, thorough all: Int) -> Int {
        ProcessInfo.processInfo.environment["REHEARSE_TESTS"] == "thorough" ? all : some
    }
}
