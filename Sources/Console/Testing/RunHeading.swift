import Reports

/// What a run was asked to do, for the head of its reports and to repeat one walkthrough of it.
struct RunHeading {
    /// What the command line says of the run.
    private let options: TestOptions
    /// What it says besides.
    private let context: CommandContext

    init(_ options: TestOptions, _ context: CommandContext) {
        (self.options, self.context) = (options, context)
    }

    /// The head of the reports.
    var header: RunHeader {
        var properties = [RunHeader.Property("seed", String(options.seed ?? 0))]
        if let shard = options.shard {
            properties.append(RunHeader.Property("shard", "\(shard.index)/\(shard.count)"))
        }
        if options.audits { properties.append(RunHeader.Property("audit", "every screen")) }
        return RunHeader(
            startedAt: context.surroundings.date(), properties: properties, options: words,
            program: context.surroundings.program == .standard ? nil : context.surroundings.program.text)
    }

    /// How one walkthrough is run again.
    var reproduction: ReproductionCommand {
        ReproductionCommand(program: context.surroundings.program.text, options: words)
    }

    /// The options that the course of a walkthrough depends on.
    private var words: [String] {
        var words: [String] = []
        if let seed = options.seed { words += ["--seed", String(seed)] }
        for parameter in options.parameters { words += ["--param", parameter.key + "=" + parameter.value] }
        if let file = context.common.configFile { words += ["--config", file] }
        if let environment = context.common.environment { words += ["--environment", environment] }
        for setting in context.common.settings { words += ["--set", setting.key + "=" + setting.value] }
        return words
    }
}
