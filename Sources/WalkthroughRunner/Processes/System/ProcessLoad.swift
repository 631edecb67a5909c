import Foundation

/// How much a process computes, as Linux reports in `/proc/PID/stat`.
struct ProcessLoad {
    /// The time for which it has computed, by itself and in the kernel; counted in hundredths of a second.
    let processorTime: Duration
    /// Whether it computes or waits for a processor.
    let isRunnable: Bool
    /// Whether it waits for something other than a processor.
    let isWaiting: Bool

    /// Reads it; `nil` if there is no such process, or no such file system.
    init?(of process: Int32) {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let name = text.lastIndex(of: ")")
        else { return nil }
        // After the name: the state, ten numbers, and the times of the process and of the kernel for it.
        let fields = text[name...].split(separator: " ")
        guard fields.count > 13, let own = Int(fields[12]), let system = Int(fields[13]) else { return nil }
        processorTime = .milliseconds((own + system) * 10)
        isRunnable = fields[1] == "R"
        isWaiting = fields[1] == "S"
    }

    /// The time for which this process has computed so far.
    static var ownProcessorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    }
}
