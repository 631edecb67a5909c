import Foundation
package import Testing

/// How much is tried where more is better: what `swift test` has a minute for, or what `REHEARSE_TESTS` asks for.
package enum Thoroughness {
    /// Whether all is tried that the tests can try, as `.ci/run` does.
    package static let isThorough = value == "thorough" || isExhaustive

    /// Whether races and visits are tried as often as the specification asks.
    private static let isExhaustive = value == "exhaustive"

    /// What the environment says.
    private static let value = ProcessInfo.processInfo.environment["REHEARSE_TESTS"]

    /// Returns the first number, or the one that `REHEARSE_TESTS` asks for.
    ///
    /// - Parameters:
    ///   - all: what `thorough` asks for.
    ///   - most: what `exhaustive` asks for, if that is more.
    package static func choose(_ some: Int, thorough all: Int, exhaustive most: Int? = nil) -> Int {
        guard isThorough else { return some }
        return isExhaustive ? most ?? all : all
    }

    /// Returns the first cases, or all of them in a thorough run.
    package static func choose<Case>(_ some: [Case], thorough all: [Case]) -> [Case] { isThorough ? all : some }
}

extension Trait where Self == ConditionTrait {
    /// A test that takes seconds and repeats what a shorter one shows.
    package static var onlyThorough: Self {
        .enabled(if: Thoroughness.isThorough, "it takes seconds; REHEARSE_TESTS=thorough has it run")
    }
}
