import Basics
import ProcessPool
import Results
import StageRuntime
import WalkthroughLanguage

/// Runs a walkthrough repeatedly, each time with one disturbance after one step.
struct DisturbedRuns {
    let prepared: PreparedWalkthrough
    let disturbances: [Disturbance]

    /// Runs it undisturbed, then with each disturbance after each step, up to the first failure.
    func run(telling audience: RunAudience) throws(StepFailure) -> PerformedWalkthrough {
        let notes = DisturbanceNotes()
        var audience = audience
        audience.notes = notes
        var performed = try run(nil, telling: audience)
        performed.evidence.disturbed = [:]
        let walkthrough = prepared.walkthrough
        guard performed.result.outcome == .passed, walkthrough.disposition == nil, performed.result.stepCount > 0 else {
            return performed
        }
        var quiet = RunAudience()
        quiet.progress = audience.progress
        if disturbances.contains(.rotate), notes.dependsOnOrientation {
            performed.result.warnings.append(.notTurned(walkthrough.location))
        }
        for disturbance in disturbances where disturbance.fits(walkthrough, notes) {
            let forms = disturbance.forms(prepared.app.calls, back: ("", "")).count
            for step in notes.steps {
                for form in 0..<forms {
                    let disturbedStep = DisturbedStep(disturbance: disturbance, step: step, form: form)
                    var disturbed = try run(disturbedStep, telling: quiet)
                    performed.result.ownRuns += 1
                    performed.evidence.disturbed?[disturbance, default: 0] += 1
                    guard let failure = disturbed.result.failures.first else { continue }
                    if disturbedStep.changesResults, failure.problemKind == nil { continue }
                    for index in disturbed.result.failures.indices {
                        disturbed.result.failures[index].notes.insert(
                            "disturbed by \(disturbance.rawValue) after step \(step), undisturbed it passes; "
                                + "`--disturb \(disturbance.rawValue)` repeats this", at: 0)
                    }
                    disturbed.result.ownRuns = performed.result.ownRuns
                    disturbed.evidence.disturbed = performed.evidence.disturbed
                    return disturbed
                }
            }
        }
        return performed
    }

    private func run(_ step: DisturbedStep?, telling audience: RunAudience) throws(StepFailure) -> PerformedWalkthrough
    {
        let session = try prepared.makeSession()
        defer { session.end() }
        audience.progress?.beginRun()
        var audience = audience
        audience.disturbed = step
        return WalkthroughPerformance(prepared.walkthrough, on: session, telling: audience).perform()
    }
}

extension Session {
    /// Performs a disturbance, unless the app is not launched or in the background.
    ///
    /// - Parameter traits: the lines that restore the text size and the appearance of the script.
    func disturb(_ step: DisturbedStep, back traits: (textSize: String, appearance: String)) throws(StepFailure) {
        guard isLaunched, !isInBackground else { return }
        let forms = step.disturbance.forms(app.calls, back: traits)
        if step.disturbance == .slow { stage.workers.slowness = 10 }
        guard forms.indices.contains(step.form) else { return }
        for line in forms[step.form] {
            var parser = ConsoleParser()
            guard let command = parser.parse(line).steps.first?.command else {
                preconditionFailure("a disturbance wrote a line that cannot be read: \(line)")
            }
            try perform(command, source: line)
        }
    }
}

extension Disturbance {
    /// Returns its forms, each as lines of a script.
    func forms(_ calls: [WorkerCallDescription], back traits: (textSize: String, appearance: String)) -> [[String]] {
        switch self {
        case .rotate: [["rotate", "rotate"]]
        case .background: [[], ["wait 1s"], ["wait 10s"], ["wait 10m"]].map { ["background"] + $0 + ["foreground"] }
        case .memory: [["memory warning"]]
        case .textSize: [["text size xxxl", traits.textSize]]
        case .appearance:
            [[traits.appearance == "appearance dark" ? "appearance light" : "appearance dark", traits.appearance]]
        case .relaunch: [["relaunch"]]
        case .slow: [[]]
        case .fault:
            calls.flatMap { call in
                call.kind.faultWords.map { word in
                    ["fail \(call.name.quotedUnlessBare) with \(word == "status N" ? "status 503" : word) 1 time"]
                }
            }
        }
    }

    /// Returns whether the disturbance suits a walkthrough.
    func fits(_ walkthrough: Walkthrough, _ notes: DisturbanceNotes) -> Bool {
        switch self {
        case .rotate: !notes.dependsOnOrientation
        case .relaunch: walkthrough.survivesRelaunch
        case .slow: !walkthrough.isTimingExact
        case .background, .memory, .textSize, .appearance, .fault: true
        }
    }
}

/// Records in an undisturbed run where it can be disturbed; owned by the runs of one walkthrough.
final class DisturbanceNotes {
    /// The numbers of the steps, from 1, after which the app is disturbed; no expectations, since they change nothing.
    private(set) var steps: [Int] = []
    /// Whether the script sets an orientation or expects something about it.
    private(set) var dependsOnOrientation = false

    /// The words that mark an expectation about the orientation.
    private static let words = ["rotat", "orientation", "landscape", "portrait"]

    func note(_ command: Command, number: Int, on session: Session) {
        if !command.isReadOnly, session.isLaunched, !session.isInBackground { steps.append(number) }
        guard !dependsOnOrientation else { return }
        switch command {
        case .gesture(.rotate(.some)): dependsOnOrientation = true
        case .expect, .wait(.until):
            let picture = command.expectedPicture?.lines.map(\.source) ?? []
            let text = (["\(command)"] + picture).joined(separator: " ").lowercased()
            dependsOnOrientation = Self.words.contains { text.contains($0) }
        default: break
        }
    }
}

/// A disturbance after one step of a walkthrough.
struct DisturbedStep {
    let disturbance: Disturbance
    /// The number of steps before it.
    let step: Int
    /// The index of its form.
    let form: Int

    /// Whether steps may fail after it for good reasons: a call has failed, or time has passed; a problem still counts.
    var changesResults: Bool { disturbance == .fault || disturbance == .background && form > 0 }
}
