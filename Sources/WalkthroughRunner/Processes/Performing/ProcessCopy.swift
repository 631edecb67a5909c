import Basics
import Foundation
import StageRuntime

/// Performs a closure that may crash, in a copy of a runner process.
enum ProcessCopy {
    /// How a copy ended.
    struct End {
        /// What it wrote.
        var bytes: [UInt8]
        /// Its status of `waitpid`; `nil` if it was killed because its time was over.
        var status: Int32?
    }

    /// Performs `body` in a copy of this process, whose standard streams lead nowhere, and waits for its end.
    ///
    /// - Parameters:
    ///   - limit: the maximum time for which the copy may compute, and for which it may wait without computing. Time in
    ///     which a busy machine does not let it run is not counted.
    ///   - body: what to do, given a descriptor; what it writes there is returned.
    /// - Returns: how the copy ended; `nil` if this process cannot be copied.
    static func perform(within limit: Duration, _ body: (Descriptor) -> Void) -> End? {
        guard SystemCalls.canFork, let pipe = try? Pipe() else { return nil }
        let original = getpid()
        let number = SystemCalls.forkProcess()
        if number == 0 {
            guard SystemCalls.endWithParent(original) else { _exit(0) }
            pipe.reading.end()
            ProcessSetup.resetCrashSignals()
            ProcessSetup.replaceStandardStreams(output: nil)
            body(pipe.writing)
            _exit(0)
        }
        pipe.writing.end()
        defer { pipe.reading.end() }
        guard number > 0 else { return nil }
        var end = End(bytes: [])
        let isLate = !read(pipe.reading, onto: &end.bytes, of: number, within: limit)
        if isLate { kill(number, SIGKILL) }
        var status: Int32 = 0
        while waitpid(number, &status, 0) < 0, errno == EINTR {}
        end.status = isLate ? nil : status
        return end
    }

    /// Reads what a process writes, to the end; returns whether the end came in time.
    private static func read(
        _ channel: Descriptor, onto bytes: inout [UInt8], of process: Int32, within limit: Duration
    ) -> Bool {
        let pause = Duration.milliseconds(10)
        // Counts pauses instead of real time, since a busy machine may keep this process from running too.
        var idleTime = Duration.zero
        while true {
            switch channel.waitForInput(within: pause) {
            case .interrupted: continue
            case .ready: if channel.receive(onto: &bytes) ?? 0 == 0 { return true }
            case .timeout:
                guard let load = ProcessLoad(of: process) else { continue }
                idleTime = load.isWaiting ? idleTime + pause : .zero
                if load.processorTime >= limit || idleTime >= limit { return false }
            }
        }
    }
}
