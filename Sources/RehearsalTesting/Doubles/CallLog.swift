/// What all doubles of a test were called with, in one order: each call a value, usually a case of the test's own enum.
///
/// ```swift
/// final class PresenterSpy: SearchPresenterInterface {
///     let log: CallLog<SearchCall>
///     func show(suggestions: [String]) { log.add(.showSuggestions(suggestions)) }
/// }
/// ```
///
/// The test owns it; its doubles share it. A ``LogicTester`` fails if a call in it was not asserted.
public final class CallLog<Call: Equatable> {
    private var calls: [Call] = []

    /// Makes an empty log.
    public init() {}

    /// Whether no call was added since the last ``take()``.
    public var isEmpty: Bool { calls.isEmpty }

    /// Adds a call.
    public func add(_ call: Call) { calls.append(call) }

    /// Returns the calls since the last time, and removes them.
    public func take() -> [Call] {
        defer { calls = [] }
        return calls
    }
}
