import Basics
import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

struct TerminalReport {
    private let options: TestOptions
    private let context: CommandContext
    /// The command that runs a walkthrough again.
    private let reproduction: ReproductionCommand

    init(_ options: TestOptions, _ context: CommandContext, reproduction: ReproductionCommand) {
        (self.options, self.context, self.reproduction) = (options, context, reproduction)
    }

    var recorder: TerminalRecorder {
        let stream = context.output
        return TerminalRecorder(
            style: style, verbosity: options.verbosity,
            isParallel: context.process.usesProcesses && options.mayBeParallel, audits: options.audits,
            reproduction: reproduction,
            columns: { stream.columns }, now: context.process.now, write: write)
    }

    /// Returns a printer of the walkthroughs that took longest.
    func slowest(_ count: Int, of ledger: RunLedger) -> EndPrinter {
        let (style, write) = (style, write)
        return EndPrinter {
            let lines = ledger.slowest(count)
            guard !lines.isEmpty else { return nil }
            // Clears the live line of progress.
            let start = style.isLive ? "\r\u{1B}[K" : ""
            write(start + (["The slowest:"] + lines + [""]).map { $0 + "\n" }.joined())
            return nil
        }
    }

    private var style: TerminalStyle { context.outputStyle }

    private var write: (String) -> Void {
        let writer = context.output
        return { text in
            writer.write(text)
            writer.flush()
        }
    }
}

/// Prints a text when a run has ended.
final class EndPrinter: RunRecorder {
    /// Prints the text; returns why that failed, or nil.
    private let print: () -> CommandFailure?
    /// Why it could not be printed; nil if it was printed or the run has not ended.
    private(set) var failure: CommandFailure?

    init(_ print: @escaping () -> CommandFailure?) { self.print = print }

    func record(_ event: RunEvent) { if case .runEnded = event { failure = print() } }
}

final class DisturbanceLedger: RunRecorder {
    private let disturbances: [Disturbance]
    /// How many walkthroughs each disturbance was tried on.
    private var walkthroughs: [Disturbance: Int] = [:]
    private var runs = 0

    init(_ disturbances: [Disturbance]) { self.disturbances = disturbances }

    func record(_ event: RunEvent) {
        guard case .walkthroughObserved(_, let evidence) = event, let disturbed = evidence.disturbed else { return }
        for disturbance in disturbances {
            guard let count = disturbed[disturbance] else { continue }
            walkthroughs[disturbance, default: 0] += 1
            runs += count
        }
    }

    /// The counts: `disturbed in 310 runs: 12 walkthroughs by rotate, 14 by memory`; nil without disturbances.
    var line: String? {
        guard let first = disturbances.first else { return nil }
        let counts = disturbances.map { disturbance in
            let count = walkthroughs[disturbance] ?? 0
            let things = disturbance == first ? count == 1 ? " walkthrough" : " walkthroughs" : ""
            return "\(count)\(things) by \(disturbance.rawValue)"
        }
        return "disturbed in \(runs.counted("run")): " + counts.joined(separator: ", ")
    }
}
