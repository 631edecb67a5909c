import Reports
import Walkthroughs

/// Carries out `help`: all commands, one of them, or one of the walkthrough language.
struct HelpCommand {
    /// What the user asked about, as the parser read it.
    private let topic: HelpTopic
    /// The stream to which the text goes, and whether it may have styles.
    private let context: CommandContext

    init(_ topic: HelpTopic, _ context: CommandContext) {
        (self.topic, self.context) = (topic, context)
    }

    /// Runs it.
    func run() -> ExitStatus {
        let help = HelpText(style: context.outputStyle, program: context.surroundings.program)
        switch topic {
        case .overview: context.print(help.text(of: nil))
        case .command(let name): context.print(help.text(of: name))
        case .language(let word):
            for (index, entry) in CommandReference.entries(about: word).enumerated() {
                if index > 0 { context.print("") }
                for line in CommandText.detail(of: entry) { context.print(line) }
            }
        }
        return .passed
    }
}
