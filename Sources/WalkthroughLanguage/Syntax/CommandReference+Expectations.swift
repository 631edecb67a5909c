extension CommandReference {
    /// What is looked at.
    static let expectations: [Entry] = [
        entry(
            "expect", "expect ELEMENT [within DURATION]", "An element is on screen.", "expect \"Where to?\" within 2s"),
        entry("expect no", "expect no ELEMENT", "No such element is on screen.", "expect no button \"Confirm\""),
        entry(
            "expect is",
            "expect ELEMENT is [not] enabled|disabled|selected|focused|on|off|empty|\"VALUE\", "
                + "contains \"…\", matches /…/",
            "An element has a state or a value.", "expect field \"Email\" is not \"johnny@gmail.com\""),
        entry("expect rows in", "expect N rows in LIST", "A list has so many rows.", "expect 4 rows in locations"),
        entry(
            "expect rows of", "expect rows of LIST are \"A\", \"B\", /PATTERN/", "A list has exactly these rows.",
            "expect rows of suggestions are \"swift\", /^swim/"),
        entry("expect screen", "expect screen NAME", "The topmost screen has this name.", "expect screen Search"),
        entry(
            "expect screen matches", "expect screen matches, a picture in the lines below",
            "The screen as text is exactly this picture.",
            "expect screen matches\n  | field \"Search\" value \"swi\" focused\n"
                + "  | list suggestions\n  |   row \"swift\""),
        entry(
            "expect storage",
            "expect storage NAME is [not] empty, is [not] \"TEXT\", contains \"TEXT\", or matches /PATTERN/",
            "What the app keeps under a name is empty, is a text, or has one in it.",
            "expect storage session contains \"johnny\""),
        entry(
            "expect state", "expect state KEY.PATH is [not] VALUE", "The state of the top scene has a value.",
            "expect state numberOfRotations is 2"),
        entry(
            "expect request", "expect request CALL N times",
            "A worker call was asked so many times since the walkthrough began.",
            "expect request suggestions.search 1 time"),
        entry("expect accessible", "expect accessible", "The accessibility audit finds nothing.", "expect accessible"),
        entry(
            "also expect", "also expect …", "Records a failure of an expectation and goes on.",
            "also expect button \"Sign In\" is disabled"),
    ]

    /// Returns the entry of an expectation.
    private static func entry(_ name: String, _ syntax: String, _ help: String, _ example: String) -> Entry {
        Entry(name, syntax, help, example, .expectations)
    }
}
