extension Program {
    /// Whether one of its steps, or of the scripts it uses, expects something to be absent.
    package var looksForAbsence: Bool {
        Self.looksForAbsence(script.steps) || scripts.values.contains { Self.looksForAbsence($0.steps) }
    }

    private static func looksForAbsence(_ steps: [Step]) -> Bool {
        steps.contains { step in
            switch step.command {
            case .repeat(_, let inner), .when(_, let inner): looksForAbsence(inner)
            default: step.command.absentElement != nil
            }
        }
    }
}
