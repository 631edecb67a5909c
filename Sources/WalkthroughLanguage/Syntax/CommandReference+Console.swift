extension CommandReference {
    /// The commands of the console, which scripts cannot have.
    static let console: [Entry] = [
        entry("screen", "screen", "Prints the screen as text once more.", "screen", .console) { _ in .console(.screen)
        },
        entry("tree", "tree", "Prints the view tree.", "tree", .console) { _ in .console(.tree) },
        entry("state", "state", "Prints the state of the top scene.", "state", .console) { _ in .console(.state) },
        entry("trace", "trace [N]", "Prints the last N trace events.", "trace 20", .console) {
            (line) throws(SyntaxError) in
            .console(.trace(count: line.current == nil ? nil : try line.integer("a number of events", atLeast: 1)))
        },
        entry("clock", "clock", "Prints the virtual time and what is due.", "clock", .console) { _ in .console(.clock)
        },
        entry("tasks", "tasks", "Prints the running tasks.", "tasks", .console) { _ in .console(.tasks) },
        entry(
            "elements", "elements", "Prints the elements that can be used, with the lines to write.", "elements",
            .console
        ) {
            _ in .console(.elements)
        },
        entry("undo", "undo", "Undoes the last step by replaying the run without it.", "undo", .console) { _ in
            .console(.undo)
        },
        entry(
            "save", "save [over] FILE", "Writes all steps so far as a script; `over` replaces an existing file.",
            "save search.walk", .console
        ) { (line) throws(SyntaxError) in
            let over = line.consume(.over)
            return .console(.save(path: try line.plainText("a file's path"), over: over))
        },
        entry(
            "picture", "picture [over] FILE",
            "Writes the current screen as an SVG picture; `over` replaces an existing file.",
            "picture search.svg", .console
        ) { (line) throws(SyntaxError) in
            let over = line.consume(.over)
            return .console(.picture(path: try line.plainText("a file's path"), over: over))
        },
        entry("run", "run FILE", "Performs the steps of a script.", "run UITestScripts/demo/search.walk", .console) {
            (line) throws(SyntaxError) in
            .console(.run(path: try line.plainText("a file's path")))
        },
        entry("app", "app NAME", "Changes to another app.", "app demo", .console) { (line) throws(SyntaxError) in
            .console(.app(name: try line.name("an app's name").value))
        },
        entry("help", "help [COMMAND]", "Prints all commands, or describes one of them.", "help tap", .console) {
            .console(.help(command: $0.helpTopic()))
        },
        entry("quit", "quit", "Ends the console.", "quit", .console) { _ in .console(.quit) },
    ]
}
