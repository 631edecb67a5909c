/// The main actor of a phone, instead of Swift's: on a stage, all code of the app runs on one thread.
///
/// It is no global actor, so `@MainActor` does not compile on a stage. A package that puts its target on the main actor
/// of the phone needs no `@MainActor`: see `Docs/on-a-phone.md`.
public enum MainActor {
    /// Calls a closure at once.
    public static func run<Result, Failure: Error>(
        resultType: Result.Type = Result.self, body: () throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        try body()
    }

    /// Calls a closure at once.
    public static func assumeIsolated<Result, Failure: Error>(
        _ operation: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try operation()
    }

    /// Does nothing: code of a stage is on its one thread.
    public static func assertIsolated(_ message: @autoclosure () -> String = "") {}

    /// Does nothing: code of a stage is on its one thread.
    public static func preconditionIsolated(_ message: @autoclosure () -> String = "") {}
}
