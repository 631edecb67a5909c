import Walkthroughs

/// Prints something when a run has ended.
final class EndPrinter: RunRecorder {
    /// Prints it.
    private let print: () -> Void

    init(_ print: @escaping () -> Void) {
        self.print = print
    }

    func record(_ event: RunEvent) {
        if case .runEnded = event { print() }
    }
}
