import Basics
import StageRuntime
import Studio
import WalkthroughLanguage
import WalkthroughRunner

/// A run of a script up to a line, which continues if the next request only adds lines.
final class StudioRun {
    /// The app and the steps that were performed on it; strong, it belongs to this object.
    let live: LiveRun
    /// The request whose lines are performed.
    private let request: StudioRequest
    /// The lines of the header, without empty ones.
    private let header: [String]
    private var steps: [PlannedStep] = []
    /// The line of the last of them.
    private var line: Int?
    /// The virtual time after each performed line, by its number.
    private(set) var times: [Int: String] = [:]
    /// The line that made each pending call, by the name of its reply.
    private(set) var asking: [String: Int] = [:]
    /// The problem of the launch, and the warnings of steps.
    private(set) var problems: [StudioView.Problem] = []
    /// Whether nothing can follow: a step has failed, or something was done for a view that is no step.
    var isOver = false

    init(_ live: LiveRun, _ walkthrough: Walkthrough, for request: StudioRequest) {
        (self.live, self.request) = (live, request)
        header = request.header(of: walkthrough)
    }

    /// Returns the position at which a request continues the run; nil if it asks for anything but further lines.
    func continuation(in walkthrough: Walkthrough, for next: StudioRequest) -> Program.Cursor? {
        guard !isOver, header == next.header(of: walkthrough), request.path == next.path,
            (request.schedule, request.replay) == (next.schedule, next.replay)
        else { return nil }
        var cursor = walkthrough.program.makeCursor()
        for step in steps {
            guard step.outerLine <= next.line ?? .max, cursor.next() == step else { return nil }
        }
        return cursor
    }

    /// Performs the steps up to a line; returns those that failed.
    ///
    /// - Parameters:
    ///   - last: the last line; nil for the end.
    ///   - note: called with the line of each step, earlier ones too, so that a crash belongs to a line.
    func perform(
        _ program: Program, from cursor: Program.Cursor, to last: Int?, noting note: (Int) -> Void
    ) -> [FailedStep] {
        for step in steps { note(step.outerLine) }
        let performance = live.perform(program, isScript: true, from: cursor) { step in
            noteEnd()
            guard step.outerLine <= last ?? .max else { return false }
            line = step.outerLine
            note(step.outerLine)
            steps.append(step)
            if case .when = step.command { isOver = true }
            return true
        }
        noteEnd()
        do throws(StepFailure) {
            try live.launch()
        } catch {
            problems.append(StudioView.Problem(line: 1, text: error.message, isError: true))
        }
        for warning in performance.warnings {
            problems.append(StudioView.Problem(line: warning.place.line, text: warning.message, isError: false))
        }
        if !performance.failed.isEmpty { isOver = true }
        return performance.failed
    }

    /// Records the time at the end of the line, and the replies that it has requested.
    private func noteEnd() {
        guard let line else { return }
        times[line] = live.session.stage.clock.now.offset.text
        let names = live.session.pending.map(\.name)
        asking = asking.filter { names.contains($0.key) }
        for name in names where asking[name] == nil { asking[name] = line }
    }
}

extension PlannedStep {
    /// The line in the script itself, also if the step is one of a script that it uses.
    var outerLine: Int { (uses.first ?? location).line }
}

extension StudioRequest {
    /// Returns the lines before the first step, without empty ones.
    fileprivate func header(of walkthrough: Walkthrough) -> [String] {
        let first = walkthrough.program.script.steps.first?.location.line ?? .max
        return script.lines.prefix(first - 1).filter { !$0.isEmpty }
    }
}
