import TestSupport

@testable import StageRuntime

/// A stage under a schedule, two calls, and what came of asking them.
final class ScheduleBench {
    static let fast = call("test.fast", .milliseconds(10))
    static let slow = call("test.slow", .milliseconds(100))
    static let narrow = call("test.narrow", .milliseconds(10), 2...3)

    let stage: Stage
    let notes = Notes()

    init(_ schedule: Schedule) {
        var options = StageOptions()
        options.schedule = schedule
        stage = Stage(options)
    }

    /// The default order but for these deviations, recorded.
    convenience init(_ deviations: ScheduleDeviation..., mode: ScheduleMode = .completions) {
        var schedule = Schedule(mode, replaying: deviations)
        schedule.isRecorded = true
        self.init(schedule)
    }

    private static func call(
        _ name: String, _ latency: Duration, _ range: ClosedRange<Double> = 0...10
    ) -> WorkerCall<String> {
        WorkerCall(WorkerCallDescription(name, kind: .network, latency: latency, latencyRange: range))
    }

    /// Asks a call in a task of its own, which notes what came of it and when.
    @discardableResult
    func ask(_ name: String, _ call: WorkerCall<String> = ScheduleBench.fast) -> StageTask {
        stage.run {
            stage.tasks.start(name) { [stage, notes] in
                do throws(WorkerFault) {
                    notes.add(
                        "\(try await stage.workers.perform(call, offline: { name })) \(stage.clock.now.offset.text)")
                } catch {
                    notes.add("\(name) \(error) \(stage.clock.now.offset.text)")
                }
            }
        }
    }

    func play(_ duration: Duration = .seconds(10)) -> [String] {
        stage.advance(by: duration)
        return notes.lines
    }
}
