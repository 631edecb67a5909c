package import WalkthroughLanguage

extension Program {
    /// Whether one of its steps, or of the scripts it uses, expects something to be absent.
    package var looksForAbsence: Bool {
        Self.looksForAbsence(script.steps) || scripts.values.contains { Self.looksForAbsence($0.steps) }
    }

    private static func looksForAbsence(_ steps: [Step]) -> Bool {
        // A step is more than its command, and a copy of it would be made for nothing.
        steps.indices.contains { index in
            switch steps[index].command {
            case .repeat(_, let inner), .when(_, let inner): looksForAbsence(inner)
            case let command: command.absentElement != nil
            }
        }
    }
}
