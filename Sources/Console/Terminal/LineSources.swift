import Reports

/// Chooses where the console's lines come from.
enum LineSources {
    /// Returns the editor where a person sits at a terminal that can redraw a line, else the plain reader of lines.
    static func make(
        input: Descriptor, output: Descriptor, writer: StreamWriter, settings: TerminalLineSource.Settings
    ) -> any LineSource {
        let isPerson = input.isTerminal && output.isTerminal
        if isPerson, settings.style.isLive,
            let source = TerminalLineSource(input: input, output: writer, settings: settings)
        {
            return source
        }
        return PipedLineSource(input: input, output: writer, prompt: isPerson ? settings.prompt : nil)
    }
}
