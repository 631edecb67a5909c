extension CommandReference {
    /// The lines before a script's first step.
    static let header: [Entry] = [
        entry(
            "walkthrough", "walkthrough \"TITLE\"", "Gives the title; the file's name stands in for it.",
            "walkthrough \"Search and open a suggestion\""),
        entry("tags", "tags TAG …", "Gives words for --tags.", "tags smoke search"),
        entry("app", "app NAME", "Names the app; Config.plist's stands in for it.", "app demo"),
        entry("environment", "environment NAME", "Names the environment.", "environment dev"),
        entry("flag", "flag NAME VALUE", "Sets a test flag for this walkthrough only.", "flag noSplash true"),
        entry(
            "set", "set KEY.PATH VALUE", "Sets a value of Config.plist for this walkthrough only.",
            "set races.topCount 10"),
        entry(
            "storage", "storage NAME with \"CONTENT\"", "Gives what the app finds stored.",
            "storage session with \"{}\""),
        entry("param", "param NAME [= \"DEFAULT\"]", "Names a parameter, with its default.", "param query = \"swi\""),
        entry("time", "time DATE", "Sets the stage's date at launch.", "time 2026-01-01T09:00:00Z"),
        entry("timing", "timing exact", "Says that nominal latencies matter.", "timing exact"),
        entry("fragment", "fragment", "Says that the script is only for `use`.", "fragment"),
        entry("skip", "skip \"REASON\"", "Says that the script is not run, and why.", "skip \"waits for the new map\""),
        entry(
            "known failure", "known failure \"REASON\"", "Says that the script fails, and why.",
            "known failure \"the list flickers\""),
        entry(
            "waive", "waive RULE on ELEMENT|screen NAME because \"REASON\"",
            "Lets the accessibility audit find something, and says why.",
            "waive hit-area on compactButton because \"it stands beside a larger one\""),
        entry(
            "properties", "properties \"TITLE\"",
            "Says that the script holds properties of its app, and is not run alone.",
            "properties \"Whatever happens\""),
        entry(
            "never", "never expect …|dead end|eternal wait", "Says what must not be, at any settled moment.",
            "never expect alert \"Unknown error\""),
        entry(
            "always", "always expect … [within DURATION]",
            "Says what must be; once it is not, again so much later at the latest.",
            "always expect no spinner within 30s"),
        entry(
            "sometimes", "sometimes expect …", "Says what must be at least once in all that is done.",
            "sometimes expect screen Profile"),
        entry(
            "after", "after request NAME … end", "Says what is expected each time that a call was asked.",
            "after request koober.signIn\n  expect button \"Sign In\" is disabled\nend"),
        entry(
            "volatile", "volatile ELEMENT", "Says that an element's text makes no state for `explore`.",
            "volatile clockLabel"),
        entry(
            "survives relaunch", "survives relaunch", "Lets --disturb end the app and launch it again anywhere.",
            "survives relaunch"),
        entry(
            "examples", "examples, a table in the lines below", "Runs the script once per row of a table.",
            "examples\n  | query | first |\n  | \"swi\" | \"swift\" |"),
    ]

    /// Returns the entry of a line of the header.
    private static func entry(_ name: String, _ syntax: String, _ help: String, _ example: String) -> Entry {
        Entry(name, syntax, help, example, .header)
    }
}
