import Foundation

/// What an app or a made-up walkthrough does to the process it runs in.
package enum Misdeed: String, CaseIterable, Sendable {
    /// Nothing; the probe has the walkthrough fail.
    case fail
    /// An index out of range.
    case trap
    /// Calls without an end.
    case overflow
    /// The end of the process with status 0.
    case exit
    /// All the memory there is.
    case allocate
    /// A loop without an end.
    case loop
    /// The use of an `unowned` object that is gone.
    case unowned
    /// Signals, sent to the process itself; `segv` is a read from where nothing is.
    case kill, terminate, stop, abort, segv
    /// Words on standard output: some, or without an end.
    case print, flood
    /// Nonsense into every descriptor that is no standard stream, or the end of all of them.
    case garble, close
    /// Ten minutes in which nothing happens.
    case sleep
    /// A process that is left behind.
    case fork
    /// A trap on a thread of its own, while the caller goes on for ten minutes.
    case thread

    /// Does it.
    package func perform() {
        switch self {
        case .fail: break
        case .trap: Self.trap([1, 2, 3])
        case .overflow: Swift.print(depth(0))
        case .exit: Foundation.exit(0)
        case .allocate: allocate()
        case .unowned: unowned()
        case .loop: while ProcessInfo.processInfo.processIdentifier > 0 {}
        case .kill: raise(SIGKILL)
        case .stop: raise(SIGSTOP)
        case .terminate: raise(SIGTERM)
        case .abort: Foundation.abort()
        case .segv: Swift.print(UnsafePointer<Int>(bitPattern: 8)?.pointee ?? 0)
        case .print: Swift.print("hello from an app")
        case .flood: while true { Swift.print(String(repeating: "x", count: 1000)) }
        case .garble: for number in Int32(3)...40 { write(number, "nonsense that is no message", 27) }
        case .close: for number in Int32(3)...40 { Foundation.close(number) }
        case .sleep: Thread.sleep(forTimeInterval: 600)
        case .fork: _ = try? Process.run(URL(fileURLWithPath: "/bin/sleep"), arguments: ["1"])
        case .thread:
            Thread.detachNewThread { Self.trap([1, 2, 3]) }
            Thread.sleep(forTimeInterval: 600)
        }
    }

    private static func trap(_ numbers: [Int]) {
        Swift.print("about to trap")
        Swift.print(numbers[numbers.count + Int(ProcessInfo.processInfo.processIdentifier)])
    }

    private func unowned() {
        final class Owner {}
        struct Borrower {
            unowned let owner: Owner
        }
        Swift.print(Borrower(owner: Owner()).owner)
    }

    private func depth(_ number: Int) -> Int {
        number < 0 ? 0 : 1 + depth(number + 1) * 2
    }

    private func allocate() {
        var blocks: [[UInt8]] = []
        while true { blocks.append([UInt8](repeating: 1, count: 8 << 20)) }
    }
}
