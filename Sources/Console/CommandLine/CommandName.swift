/// The commands, in the order in which help lists them.
enum CommandName: String, CaseIterable, Sendable {
    case run, test, check, format, config, trace, apps, workers, commands, completion, merge, help
}
