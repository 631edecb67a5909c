import Walkthroughs

/// Prints something when a run has ended.
final class EndPrinter: RunRecorder {
    /// Prints it; returns why it could not be, nil where it was.
    private let print: () -> CommandFailure?
    /// Why it could not be printed; nil where it was, or the run has not ended.
    private(set) var failure: CommandFailure?

    init(_ print: @escaping () -> CommandFailure?) {
        self.print = print
    }

    func record(_ event: RunEvent) {
        if case .runEnded = event { failure = print() }
    }
}
