import Basics
import Configuration
import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Describes a run for the header of its reports, and for the command that repeats one of its walkthroughs.
struct RunHeading {
    private let options: TestOptions
    private let context: CommandContext
    /// The walkthroughs; empty if only the command for one is needed.
    private let plan: [Walkthrough]

    init(_ options: TestOptions, _ context: CommandContext, plan: [Walkthrough] = []) {
        (self.options, self.context, self.plan) = (options, context, plan)
    }

    var header: RunHeader {
        var properties = [RunHeader.Property("seed", String(options.seed ?? 0))]
        let apps = Set(plan.compactMap(\.app)).sorted()
        if !apps.isEmpty {
            properties.insert(RunHeader.Property("app", apps.joined(separator: RunHeader.separator)), at: 0)
        }
        if let commit = context.process.commit() { properties.insert(RunHeader.Property("commit", commit), at: 0) }
        if let shard = options.shard {
            properties.append(RunHeader.Property("shard", "\(shard.index)/\(shard.count)"))
        }
        if let schedules { properties.append(RunHeader.Property("schedules", schedules)) }
        if let runs = options.verify { properties.append(RunHeader.Property("verify", String(runs))) }
        if options.audits { properties.append(RunHeader.Property("audit", "every screen")) }
        return RunHeader(
            startedAt: context.process.date(), properties: properties, options: words,
            program: context.process.program == .standard ? nil : context.process.program.command,
            variables: variables.isEmpty ? nil : variables)
    }

    /// The command that runs one walkthrough again.
    var reproduction: ReproductionCommand {
        ReproductionCommand(program: context.process.program.command, variables: variables, options: words)
    }

    /// The environment variables that affect walkthroughs.
    private var variables: [String] {
        let name = ConfigurationOverride.environmentVariable
        guard let value = context.process.environment[name], !value.isEmpty else { return [] }
        guard let settings = try? ConfigurationOverride.list(parsing: value) else { return [name + "=…"] }
        let readable = settings.map { KeyValue(key: $0.keyPath.description, value: $0.text).shownValue }
        if readable == settings.map(\.text) { return [name + "=" + value] }
        let entries = zip(settings, readable).map { $0.keyPath.description + "=" + $1 }
        return [name + "=" + entries.joined(separator: ",")]
    }

    /// The mode of the schedules that are tried, in words, with their seed; nil if there are none.
    var schedules: String? {
        let origin = " of seed \(options.seed ?? 0) (\(options.scheduleMode.rawValue))"
        if let schedule = options.schedule { return "schedule \(schedule)" + origin }
        return options.schedules.map { ($0 == 1 ? "schedule 1" : "schedules 1 to \($0)") + origin }
    }

    /// Returns a size as the command line accepts it, in the largest unit that it is a multiple of.
    private static func text(ofBytes bytes: Int) -> String {
        for (shift, unit) in [(30, "G"), (20, "M"), (10, "K")] where bytes % (1 << shift) == 0 {
            return String(bytes >> shift) + unit
        }
        return String(bytes)
    }

    /// The options that affect a walkthrough; its result has the number of the schedule.
    private var words: [String] {
        var words: [String] = []
        if let seed = options.seed ?? (schedules == nil ? nil : 0) { words += ["--seed", String(seed)] }
        if let schedule = options.schedule { words += ["--schedule", String(schedule)] }
        if options.schedule != nil, let mode = options.mode { words += ["--mode", mode.rawValue] }
        let disturbances = options.disturbances.map(\.rawValue)
        if !disturbances.isEmpty { words += ["--disturb", disturbances.joined(separator: ",")] }
        if let runs = options.verify { words += ["--verify", String(runs)] }
        if let timeout = options.timeout { words += ["--timeout", timeout.text] }
        if let memory = options.memory { words += ["--memory", Self.text(ofBytes: memory)] }
        for parameter in options.parameters { words += ReproductionCommand.option(ofParameter: parameter.key) }
        if let file = context.common.configFile { words += ["--config", file] }
        if let environment = context.common.environment { words += ["--environment", environment] }
        for setting in context.common.settings { words += ["--set", setting.key + "=" + setting.shownValue] }
        return words
    }
}
