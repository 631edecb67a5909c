import Foundation

/// Performs `body` on a thread of its own and returns its result.
///
/// A stage may block its thread to wait for another one; on the few threads of the test library's pool that could
/// wait for ever.
func onOwnThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: body()) }
    }
}

/// Performs `body` on so many threads at once, each with its number, and returns the results by number.
func onOwnThreads<Value: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Value) async -> [Value] {
    await withTaskGroup(of: (Int, Value).self) { group in
        for number in 0..<count { group.addTask { (number, await onOwnThread { body(number) }) } }
        return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
