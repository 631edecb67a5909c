/// Two tasks that run side by side: the first error of one cancels the other.
///
/// `@unchecked Sendable`: a cancellation handler must be `Sendable`; the properties are only touched on the loop.
final class TaskPair: @unchecked Sendable {
    /// The two tasks; strong until the wait for them has ended.
    var tasks: [StageTask] = []
    /// How many came to their end without an error.
    private var doneCount = 0
    /// The first error that one of them let through.
    private var error: (any Error)?

    /// Performs one task's body and notes how it ended.
    func perform(_ body: () async throws -> Void) async {
        do {
            try await body()
            doneCount += 1
        } catch {
            if self.error == nil { self.error = error }
            cancel()
        }
    }

    /// Asks both to end.
    func cancel() {
        for task in tasks { task.cancel() }
    }

    /// Throws what one of them let through, or `CancellationError` where one never ran.
    func check() throws {
        if let error { throw error }
        if doneCount < 2 { throw CancellationError() }
    }
}
