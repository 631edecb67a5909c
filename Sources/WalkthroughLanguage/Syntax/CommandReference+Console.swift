extension CommandReference {
    /// The commands of the console, which scripts cannot have.
    static let console: [Entry] = [
        Entry("screen", "screen", "Prints the screen as text once more.", "screen", .console) { _ in .console(.screen)
        },
        Entry("tree", "tree", "Prints the view tree.", "tree", .console) { _ in .console(.tree) },
        Entry("state", "state", "Prints the state of the top scene.", "state", .console) { _ in .console(.state) },
        Entry("trace", "trace [N]", "Prints the last N trace events.", "trace 20", .console) {
            (line) throws(SyntaxError) in
            .console(.trace(count: line.current == nil ? nil : try line.integer("a number of events", atLeast: 1)))
        },
        Entry("clock", "clock", "Prints the virtual time and what is due.", "clock", .console) { _ in .console(.clock)
        },
        Entry("tasks", "tasks", "Prints the running tasks.", "tasks", .console) { _ in .console(.tasks) },
        Entry(
            "elements", "elements", "Prints the elements that can be used, with the lines to write.", "elements",
            .console
        ) {
            _ in .console(.elements)
        },
        Entry("undo", "undo", "Undoes the last step by replaying the run without it.", "undo", .console) { _ in
            .console(.undo)
        },
        Entry(
            "save", "save [over] FILE", "Writes all steps so far as a script; `over` replaces an existing file.",
            "save search.walk", .console
        ) { (line) throws(SyntaxError) in
            let over = line.consume(.over)
            return .console(.save(path: try line.plainText("a file's path"), over: over))
        },
        Entry(
            "picture", "picture [over] FILE",
            "Writes the current screen as an SVG picture; `over` replaces an existing file.",
            "picture search.svg", .console
        ) { (line) throws(SyntaxError) in
            let over = line.consume(.over)
            return .console(.picture(path: try line.plainText("a file's path"), over: over))
        },
        Entry("run", "run FILE", "Performs the steps of a script.", "run UITestScripts/demo/search.walk", .console) {
            (line) throws(SyntaxError) in
            .console(.run(path: try line.plainText("a file's path")))
        },
        Entry("app", "app NAME", "Changes to another app.", "app demo", .console) { (line) throws(SyntaxError) in
            .console(.app(name: try line.name("an app's name").value))
        },
        Entry("help", "help [COMMAND]", "Prints all commands, or describes one of them.", "help tap", .console) {
            .console(.help(command: $0.helpTopic()))
        },
        Entry("quit", "quit", "Ends the console.", "quit", .console) { _ in .console(.quit) },
    ]
}
