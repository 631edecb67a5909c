import StageRuntime

@testable import WalkthroughLanguage
@testable import Results

extension WalkthroughIdentity {
    static func sample(_ title: String = "Search", line: Int? = nil, row: String? = nil) -> WalkthroughIdentity {
        let rowName = row ?? line.map { _ in "q=\"a\"" }
        return WalkthroughIdentity(
            path: "demo/search.walk", line: rowName.map { _ in line ?? 1 }, title: title, rowName: rowName)
    }
}

extension WalkthroughFailure {
    static func sample(
        _ failure: StepFailure = StepFailure(
            .expectation, "the screen is Search, not Detail", expected: "expect screen Detail", actual: "screen Search"),
        source: String? = "expect screen Detail"
    ) -> WalkthroughFailure {
        WalkthroughFailure(
            failure, at: SourceLocation(file: "demo/search.walk", line: 14, column: 3), source: source, stepsBefore: 9,
            time: StageInstant(nanoseconds: 2_850_000_000))
    }
}

extension WalkthroughResult {
    static func sample(
        _ outcome: Outcome, _ failures: [WalkthroughFailure] = [], reason: String? = nil
    ) -> WalkthroughResult { WalkthroughResult(.sample(), outcome, reason: reason, failures: failures) }
}
