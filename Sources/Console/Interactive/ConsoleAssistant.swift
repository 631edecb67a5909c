/// Answers what the line editor asks about the console: what may be remembered, what a word may become.
final class ConsoleAssistant {
    /// The console; weak, whoever opened it owns both.
    weak var console: ConsoleDriver?

    /// Says whether a line may go into the history: not what is typed into a secure field.
    func remembers(_ line: String) -> Bool {
        console.map { !$0.concealed(line).hidesSomething } ?? true
    }

    /// Returns what the word before the cursor may become.
    func completions(_ line: String, _ cursor: Int) -> LineCompletion {
        guard let console else { return .none }
        return console.completion.complete(line, cursor)
    }
}
