import Reports

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension TerminalLineSource {
    /// What a person can be asked and told.
    struct Settings {
        /// Returns what stands before the line; safe text without colours.
        var prompt: () -> String = { "> " }
        /// Told that a line was given up with Ctrl-C.
        var abandoned: () -> Void = {}
        /// How the prompt is painted.
        var style = TerminalStyle.plain
        /// Keeps lines from one console to the next; nil keeps them in memory.
        var historyFile: HistoryFile?
        /// Says whether a line may be remembered; false for what holds a secret.
        var remembers: (String) -> Bool = { _ in true }
        /// What the word before the cursor (in characters) may become.
        var completions: (_ line: String, _ cursor: Int) -> LineCompletion = { _, _ in .none }
        /// Printed after Ctrl-C twice on an empty line.
        var quittingHint = "To leave, type quit or press Ctrl-D."
        /// The signals that end the process and must find the terminal's modes restored.
        var fatalSignals = [SIGTERM, SIGHUP, SIGINT]
        /// How long the rest of an escape sequence is waited for.
        var escapeDelay = Duration.milliseconds(50)
    }
}
