package import Basics
import Foundation

/// Performs a closure that may crash, in a copy of a runner process.
package enum ProcessCopy {
    /// How a copy ended.
    package struct End {
        /// What it wrote.
        package var bytes: [UInt8]
        /// Its status of `waitpid`; `nil` if it was killed because its time was over.
        package var status: Int32?
    }

    /// Performs `body` in a copy of this process, whose standard streams lead nowhere, and waits for its end.
    ///
    /// - Parameters:
    ///   - limit: the maximum time for which the copy may compute, and for which it may wait without computing. Time in
    ///     which a busy machine does not let it run is not counted.
    ///   - keepingCrashes: whether a crash of the copy is explained.
    ///   - body: what to do, given a descriptor; what it writes there is returned.
    /// - Returns: how the copy ended; `nil` if this process cannot be copied.
    package static func perform(
        within limit: Duration, keepingCrashes: Bool = false, _ body: (Descriptor) -> Void
    ) -> End? {
        guard SystemCalls.canFork, let pipe = try? Pipe() else { return nil }
        let original = getpid()
        let number = SystemCalls.forkProcess()
        if number == 0 {
            guard SystemCalls.endWithParent(original) else { _exit(0) }
            pipe.reading.end()
            if !keepingCrashes { ProcessSetup.resetCrashSignals() }
            ProcessSetup.replaceStandardStreams(output: nil)
            body(pipe.writing)
            _exit(0)
        }
        pipe.writing.end()
        defer { pipe.reading.end() }
        guard number > 0 else { return nil }
        return End(of: number, sending: pipe.reading, within: limit)
    }
}

extension ProcessCopy.End {
    /// Waits for the end of a child process, and kills it if its time is over.
    init(of process: Int32, sending channel: Descriptor, within limit: Duration) {
        bytes = []
        let isLate = !Self.read(channel, onto: &bytes, of: process, within: limit)
        if isLate {
            kill(process, SIGKILL)
            kill(-process, SIGKILL)
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        self.status = isLate ? nil : status
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
                // If the system does not tell what a process computes, all time counts.
                let load = ProcessLoad(of: process)
                idleTime = load?.isWaiting ?? true ? idleTime + pause : .zero
                if load.map({ $0.processorTime >= limit }) ?? false || idleTime >= limit { return false }
            }
        }
    }
}
