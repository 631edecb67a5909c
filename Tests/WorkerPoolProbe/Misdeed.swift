import Foundation

/// What a walkthrough of the probe does to its worker.
enum Misdeed: String {
    case fail, trap, overflow, exit, allocate, loop, kill, terminate, stop, abort, print, flood, garble, close, sleep,
        fork

    func perform() {
        switch self {
        case .fail: break
        case .trap: trap([1, 2, 3])
        case .overflow: Swift.print(depth(0))
        case .exit: Foundation.exit(0)
        case .allocate: allocate()
        case .loop: while ProcessInfo.processInfo.processIdentifier > 0 {}
        case .kill: raise(SIGKILL)
        case .stop: raise(SIGSTOP)
        case .terminate: raise(SIGTERM)
        case .abort: Foundation.abort()
        case .print: Swift.print("hello from an app")
        case .flood: while true { Swift.print(String(repeating: "x", count: 1000)) }
        case .garble: for number in Int32(3)...40 { write(number, "nonsense that is no message", 27) }
        case .close: for number in Int32(3)...40 { Foundation.close(number) }
        case .sleep: Thread.sleep(forTimeInterval: 600)
        case .fork: _ = try? Process.run(URL(fileURLWithPath: "/bin/sleep"), arguments: ["1"])
        }
    }

    private func trap(_ numbers: [Int]) {
        Swift.print("about to trap")
        Swift.print(numbers[numbers.count + Int(ProcessInfo.processInfo.processIdentifier)])
    }

    private func depth(_ number: Int) -> Int {
        number < 0 ? 0 : 1 + depth(number + 1) * 2
    }

    private func allocate() {
        var blocks: [[UInt8]] = []
        while true { blocks.append([UInt8](repeating: 1, count: 8 << 20)) }
    }
}
