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

    /// Shows the text as dots in ``line`` where the field that it goes to is a secure one.
    func conceal(_ text: Template, typedInto field: UIResponder?) {
        guard let field = field as? UITextField, field.isSecureTextEntry else { return }
        line = line.replacingQuotedText(with: String(repeating: "\u{2022}", count: text.text.count))
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
