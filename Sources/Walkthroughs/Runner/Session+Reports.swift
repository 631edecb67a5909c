import HeadlessUIKit
import StageRuntime

extension Session {
    /// The screen as text.
    package var screenLines: [String] {
        screen.map { $0.text.split(separator: "\n").map(String.init) } ?? []
    }

    /// The name of the topmost screen, below an alert.
    package var screenName: String? {
        stage.run { UIApplication.shared.keyWindow?.screenController?.screenName }
    }

    /// Returns a failure with all that helps to understand it.
    package func describe(
        _ failure: StepFailure, at location: SourceLocation, source: String?, uses: [SourceLocation], stepsBefore: Int,
        events: Int
    ) -> WalkthroughFailure {
        WalkthroughFailure(
            location: location, source: source, uses: uses, failure: failure, stepsBefore: stepsBefore,
            time: stage.clock.now, screen: screenLines, pending: stage.pendingEvents,
            lastEvents: stage.trace.last(events))
    }

    /// Returns a step's line with what it types into a secure field as dots.
    package func concealingSecrets(in step: PlannedStep) -> String {
        guard case .type(let text, let query) = step.command, !text.text.isEmpty, isSecure(query) else {
            return step.source
        }
        return step.source.replacingQuotedText(with: String(repeating: "\u{2022}", count: text.text.count))
    }

    private func isSecure(_ query: ElementQuery?) -> Bool {
        stage.run {
            guard let query else {
                return (UIApplication.shared.keyWindow?.firstResponder as? UITextField)?.isSecureTextEntry ?? false
            }
            guard let screen else { return false }
            return ElementFinder(screen).places(of: query).contains { place in
                (screen.elements[place].view as? UITextField)?.isSecureTextEntry ?? false
            }
        }
    }
}

extension String {
    /// Returns the line with its first quoted text replaced.
    func replacingQuotedText(with replacement: String) -> String {
        guard let start = firstIndex(of: "\"") else { return self }
        var index = self.index(after: start)
        while index < endIndex, self[index] != "\"" {
            if self[index] == "\\", self.index(after: index) < endIndex { index = self.index(after: index) }
            index = self.index(after: index)
        }
        return self[...start] + replacement + self[index...]
    }
}
