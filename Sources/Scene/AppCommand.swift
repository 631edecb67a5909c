/// A command that an app adds to the walkthrough language, for what only this app has, such as scanning a card.
///
/// A script writes `do`, the command's name and its arguments as texts in quotes: `do scan card "4711"`. The word `do`
/// separates the names of apps from the language's own.
///
/// ```swift
/// static var commands: [AppCommand] {
///     [
///         AppCommand("scan card", "NUMBER", help: "Holds a card to the reader.") { (app: ShopApp, texts) in
///             try app.reader.scan(texts[0])
///         }
///     ]
/// }
/// ```
public struct AppCommand {
    /// Its name in scripts: words with single blanks between them.
    public let name: String
    /// The names of its arguments, in capitals, for usage texts; a script gives one text for each.
    public let arguments: [String]
    /// What it does, in one sentence.
    public let help: String
    private let body: (any StageApp, [String]) throws -> Void

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - name: the name in scripts: words of letters, digits and hyphens with single blanks between them.
    ///   - arguments: the names of its arguments, in capitals.
    ///   - help: what it does, in one sentence.
    ///   - body: called with the running app and a text for each argument, on the app's stage, which is
    ///     ``Stage/current``. Its changes have settled when the next step begins. If it throws, the step fails with the
    ///     error's description.
    public init<App: StageApp>(
        _ name: String, _ arguments: String..., help: String,
        perform body: @escaping (_ app: App, _ texts: [String]) throws -> Void
    ) {
        let isWord = { (word: Substring) in
            word.first?.isLetter == true && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        }
        precondition(
            name.split(separator: " ", omittingEmptySubsequences: false).allSatisfy(isWord),
            "the command's name \"\(name)\" cannot be written in a script: use words of letters, digits and hyphens")
        (self.name, self.arguments, self.help) = (name, arguments, help)
        self.body = { app, texts in
            guard let app = app as? App else {
                preconditionFailure("the command \"\(name)\" is for \(App.self): list it in \(App.self).commands only")
            }
            try body(app, texts)
        }
    }

    /// Performs it on an app, with a text for each argument.
    ///
    /// - Throws: what the command itself throws.
    package func perform(on app: any StageApp, with texts: [String]) throws { try body(app, texts) }
}
