import Basics
import TestSupport

@testable import WalkthroughLanguage

@Suite struct DescriptionTests {
    @Test(arguments: [
        #"tap button "Adopt" in row 2 of list "A\"b""#, #"type "a\n\t\u{1B}\${x}" into field"#, #"type "${x}$y""#,
        "switch switch x off", "scroll a to /b\\/c/", "rotate to portrait", "wait 1.5s",
        "wait until expect screen A within 30s",
        "fail a.b with status 404 1 time", "fail a 0 times", "fail a with lost reply", "fail a with lost reply 1 time",
        "delay a by 1h 30m",
        "wait 14m 2.3s", "expect a within 1m 300ms", "release a last", "reply a with \"[1]\"",
        "expect no alert", "expect a is not focused", "expect a is not empty within 1s", "expect a matches /x/",
        "also expect 3 rows in a", "expect 1 row in a", "expect rows of a are \"x\", /y/", "expect screen \"matches\"",
        "expect storage a contains \"x\"",
        "expect state a.0.b is not -1.5", "expect state a is nil", "expect request a 2 times", "expect accessible",
        "use \"../a.walk\" b=\"c\" d=\"${e}\"", "locale sr_Cyrl-RS", "memory warning", "text size m",
        "double tap a", "swipe a up", "swipe row \"A\" left fully",
    ])
    func `a command written back is the same command`(_ line: String) {
        let first = command(line)
        expect((first.map { "\($0)" }, first.flatMap { command("\($0)") }), is: (line, first))
    }

    @Test func `whatever a text holds, it can be written in quotes`() {
        for text in ["", "\"", "\\", "${a}", "$", "$${", "\u{0}\u{7F}\u{85}\u{2028}🦘", "a\r\nb", "# /"] {
            expect(command("type " + text.quoted), is: .gesture(.type(Template(text))))
        }
    }

    @Test func `help finds a command by its name, and all of a word`() {
        expect(CommandReference.entries(about: "tap").map(\.name), is: ["tap"])
        expect(CommandReference.entries(about: "wait until").map(\.name), is: ["wait until"])
        expect(CommandReference.entries(about: "known").map(\.name), is: ["known failure"])
        expect(CommandReference.entries(about: "expect").count, is: 12)
        #expect(CommandReference.entries(about: "nothing").isEmpty)
    }
}
