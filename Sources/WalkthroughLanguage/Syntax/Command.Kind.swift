extension Command {
    /// The table of the language page that a command stands in.
    package enum Kind: String, CaseIterable, Sendable {
        /// What a user does.
        case action
        /// What holds for the app's display, before the launch too.
        case trait
        /// What holds for the app's surroundings, before the launch too.
        case world
        /// A look at the stage.
        case expectation
        /// What arranges other steps.
        case structure
        /// What works in the console only.
        case console
    }

    /// The table that the command stands in.
    package var kind: Kind {
        switch self {
        case .tap, .type, .clear, .submit, .switch, .select, .scroll, .back, .swipeBack, .dismiss, .rotate, .background,
            .foreground, .memoryWarning, .launch, .relaunch, .wait:
            .action
        case .textSize, .appearance, .locale: .trait
        case .network, .fail, .delay, .hold, .release, .reply: .world
        case .expect: .expectation
        case .use, .repeat, .when: .structure
        case .console: .console
        }
    }

    /// Whether the app is launched before this command, if it has not been; a block asks for it by what it performs.
    package var needsApp: Bool {
        switch self {
        case .use, .repeat, .launch: false
        case .when: true
        default: kind == .action || kind == .expectation
        }
    }
}
