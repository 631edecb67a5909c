extension CommandReference {
    /// What a user does.
    static let actions: [Entry] = [
        action("tap", "tap ELEMENT", "Taps an element.", "tap button \"Sign In\""),
        action(
            "type", "type \"TEXT\" [into ELEMENT]",
            "Appends text to a field, one editing event per character; without `into`, to the focused one.",
            "type \"swi\" into searchField"),
        action("clear", "clear ELEMENT", "Empties a field.", "clear field \"Email\""),
        action("submit", "submit ELEMENT", "Presses Return in a field.", "submit field \"Password\""),
        action("switch", "switch ELEMENT on|off", "Sets a switch.", "switch rotationLock on"),
        action(
            "select", "select \"ITEM\" in ELEMENT", "Chooses a segment, or an item of a picker or a menu.",
            "select \"Wallaroo\" in rideOptions"),
        action(
            "scroll", "scroll ELEMENT up|down|to ELEMENT", "Scrolls a list, or until an element is in view.",
            "scroll suggestions to row \"swift\""),
        action("back", "back", "Presses the navigation bar's Back.", "back"),
        action(
            "swipe", "swipe back [cancelled]", "Goes back by the edge gesture, or begins it and lets go.",
            "swipe back cancelled"),
        action("dismiss", "dismiss", "Pulls down the top sheet, or lowers the keyboard if there is none.", "dismiss"),
        action("rotate", "rotate [to portrait|landscape]", "Turns the device.", "rotate to landscape"),
        action(
            "background", "background", "Sends the app to the background; nobody touches it until `foreground`.",
            "background"),
        action("foreground", "foreground", "Brings the app to the foreground.", "foreground"),
        action("memory warning", "memory warning", "Sends the app a memory warning.", "memory warning"),
        action("launch", "launch", "Launches the app, once, before a step does.", "launch"),
        action("relaunch", "relaunch", "Ends the app and launches it again with its storage kept.", "relaunch"),
        action(
            "wait", "wait [DURATION]", "Moves the clock by a duration, or to the next thing that is due.", "wait 1.5s"),
        action(
            "wait until", "wait until expect … [within DURATION]",
            "Moves the clock until an expectation holds, at most 60 s if nothing else is said.",
            "wait until expect \"Where to?\" within 30s"),
        action(
            "text size", "text size xs|s|m|l|xl|xxl|xxxl|ax1|ax2|ax3|ax4|ax5", "Sets the preferred text size.",
            "text size xxl"),
        action("appearance", "appearance light|dark", "Sets the light or the dark appearance.", "appearance dark"),
        action("locale", "locale IDENTIFIER", "Sets the locale.", "locale fr_FR"),
    ]

    /// What the app's surroundings do.
    static let world: [Entry] = [
        entry("network", "network offline|online", "Cuts or restores the connection.", "network offline", .world),
        entry(
            "fail",
            "fail CALL [with offline|timeout|status N|unauthorised|garbage|io|full] [N times]",
            "Lets the next N calls of a worker fail, or all of them.",
            "fail suggestions.search with status 503 2 times", .world),
        entry(
            "delay", "delay CALL by DURATION", "Lets a call's replies take longer; `by 0s` ends it.",
            "delay suggestions.search by 3s", .world),
        entry("hold", "hold CALL", "Lets a call's replies wait for `release`.", "hold suggestions.search", .world),
        entry(
            "release", "release CALL [last]",
            "Delivers the held replies, in the order asked, or the last one first.",
            "release suggestions.search last", .world),
        entry(
            "reply", "reply CALL with \"BODY\"", "Gives the body of the next reply.",
            "reply suggestions.search with \"[\\\"a\\\", [\\\"b\\\"]]\"", .world),
    ]

    /// What arranges other steps.
    static let structure: [Entry] = [
        entry(
            "use", "use \"SCRIPT.walk\" [NAME=\"VALUE\" …]", "Performs another script's steps here.",
            "use \"sign-in.walk\" email=\"johnny@gmail.com\"", .structure),
        entry(
            "repeat", "repeat N … end", "Performs the steps up to `end` N times.", "repeat 3\n  rotate\nend", .structure
        ),
        entry(
            "when", "when expect … end", "Performs the steps up to `end` if an expectation holds.",
            "when expect alert\n  tap button \"Ok\"\nend", .structure),
    ]

    /// What works in the console only.
    static let console: [Entry] = [
        entry("screen", "screen", "Prints the screen as text once more.", "screen", .console),
        entry("tree", "tree", "Prints the view tree.", "tree", .console),
        entry("state", "state", "Prints the state of the top scene.", "state", .console),
        entry("trace", "trace [N]", "Prints the last N trace events.", "trace 20", .console),
        entry("clock", "clock", "Prints the virtual time and what is due.", "clock", .console),
        entry("tasks", "tasks", "Prints the running tasks.", "tasks", .console),
        entry("elements", "elements", "Prints what can be acted on, with the words for it.", "elements", .console),
        entry("undo", "undo", "Replays the run without its last step.", "undo", .console),
        entry(
            "save", "save [over] FILE", "Writes all steps so far as a script; with `over` in the place of a file.",
            "save search.walk", .console),
        entry("run", "run FILE", "Performs the steps of a script.", "run UITestScripts/demo/search.walk", .console),
        entry("app", "app NAME", "Changes to another app.", "app demo", .console),
        entry("help", "help [COMMAND]", "Prints all commands, or what one of them does.", "help tap", .console),
        entry("quit", "quit", "Ends the console.", "quit", .console),
    ]

    /// Returns the entry of an action.
    private static func action(_ name: String, _ syntax: String, _ help: String, _ example: String) -> Entry {
        Entry(name, syntax, help, example, .actions)
    }

    /// Returns an entry.
    static func entry(
        _ name: String, _ syntax: String, _ help: String, _ example: String, _ section: Section
    ) -> Entry {
        Entry(name, syntax, help, example, section)
    }
}
