import WalkthroughLanguage

extension Program {
    /// Whether a step, be it one of a script that is used, waits for the screen to be a picture.
    var waitsForPictures: Bool {
        Self.waitForPictures(script.steps) || scripts.values.contains { Self.waitForPictures($0.steps) }
    }

    private static func waitForPictures(_ steps: [Step]) -> Bool {
        steps.contains { step in
            switch step.command {
            case .repeat(_, let inner), .when(_, let inner): waitForPictures(inner)
            default: step.command.waitsForPicture
            }
        }
    }
}
