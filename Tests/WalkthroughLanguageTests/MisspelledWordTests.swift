import TestSupport

@testable import WalkthroughLanguage

/// What is said of a word that is not the one that was meant.
@Suite struct MisspelledWordTests {
    @Test func `a slip for a word of the grammar gets the word that was meant`() {
        let slips = [
            ("expect scren Search", "unknown expectation `scren`", "did you mean `screen`?"),
            ("expect screens matches", "unknown expectation `screens`", "did you mean `screen`?"),
            ("when expect stat phase is 1", "unknown expectation `stat`", "did you mean `state`?"),
            (
                "expect field \"A\" contians \"x\"",
                "expected `is`, `contains`, `matches` or `within`, found `contians`", "did you mean `contains`?"
            ),
            (
                "expect \"A\" match /x/", "expected `is`, `contains`, `matches` or `within`, found `match`",
                "did you mean `matches`?"
            ),
            ("expect field contains 3", "expected a text, found `3`", usage("expect is")),
            ("network ofline", "expected `offline` or `online`, found `ofline`", "did you mean `offline`?"),
            ("realse a.b", "unknown command `realse`", "did you mean `release`?"),
            ("delay a.b bye 3s", "expected `by`, found `bye`", "did you mean `by`?"),
            ("switch a onn", "expected `on` or `off`, found `onn`", "did you mean `on`?"),
            ("appearance", "expected an appearance at the end of the line", "one of: light dark"),
            ("rotate to", "expected an orientation at the end of the line", "one of: portrait landscape"),
            (
                "repeat ${n}", "unexpected character `$`",
                "a parameter works only inside quotes: \"${name}\""
            ),
            ("expect screenTitle is enabeld", "unknown state `enabeld`", "did you mean `enabled`?"),
            ("expect state phase its 1", "expected `is`, found `its`", "did you mean `is`?"),
            ("wait untill expect alert", "`untill` is not a duration", "did you mean `until`?"),
            ("wait 500 ms", "`500` is not a duration", "did you mean `500ms`?"),
            (
                "wait for row \"x\"", "expected a duration or `until`, found `for`",
                "write `wait until expect …`, or the duration alone: wait 1s"
            ),
            (
                "expect save exists", "expected `is`, `contains`, `matches` or `within`, found `exists`",
                "write `expect ELEMENT` if it must be on screen, `expect no ELEMENT` if it must not"
            ),
            (
                "expect save is visible", "unknown state `visible`",
                "write `expect ELEMENT` if it must be on screen, `expect no ELEMENT` if it must not"
            ),
            ("click save", "unknown command `click`", "did you mean `tap`?"),
            ("not expect save", "unknown command `not`", "did you mean `expect no`?"),
            ("expect save = \"x\"", "unexpected `=` after the end of the command", "did you mean `is`?"),
            ("type \"x\" in field", "unexpected `in` after the end of the command", "did you mean `into`?"),
            (
                "rotate landscape", "unexpected `landscape` after the end of the command",
                "did you mean `rotate to landscape`?"
            ),
            (
                "expect save matches \"x\"", "expected a pattern, found `\"x\"`",
                "write a pattern between slashes, /…/; for a text, write `contains \"…\"`"
            ),
            ("swipe back canceled", "unexpected `canceled` after the end of the command", "did you mean `cancelled`?"),
            ("known failur \"x\"", "expected `failure`, found `failur`", "did you mean `failure`?"),
            ("type \"x\" int field", "unexpected `int` after the end of the command", "did you mean `into`?"),
            ("rotate too landscape", "unexpected `too` after the end of the command", "did you mean `to`?"),
            ("release a.b lats", "unexpected `lats` after the end of the command", "did you mean `last`?"),
            ("fail a.b wiht timeout", "expected a number of times, found `wiht`", "did you mean `with`?"),
            ("expect no \"A\" withn 1s", "unexpected `withn` after the end of the command", "did you mean `within`?"),
            ("tap \"A\" inn list", "unexpected `inn` after the end of the command", "did you mean `in`?"),
            ("tap buttn save", "unknown role `buttn`", "did you mean `button`?"),
            ("expect rows of a is \"b\"", "expected `are`, found `is`", usage("expect rows of")),
            ("fail a.b with 503", "unknown error `503`", "write `status 503`"),
            (
                "fail a.b with status 204", "status 204 is a success",
                "`reply CALL with \"BODY\"` gives a call its reply"
            ),
            (
                "expect alert within", "expected a duration at the end of the line",
                "durations are written 300ms, 1.5s, 2m, 24h, 14m 2.3s"
            ),
            (
                "tap alert button \"Ok\"", "a role cannot follow the role `alert`",
                "an element inside another is written with `in`: button \"Ok\" in alert"
            ),
            (
                "tap \"Save\" button", "unexpected `button` after the end of the command",
                "a role comes before the name: button \"LABEL\""
            ),
            ("tap \"a\"; tap \"b\"", "unexpected character `;`", "write one command per line"),
            ("button \"A\"", "unknown command `button`", "a line of a picture begins with a bar: | button \"Adopt\""),
            ("expect no alert witin 3s", "unexpected `witin` after `alert`", "did you mean `within`?"),
            ("dismiss alert", "unexpected `alert` after the end of the command", "usage: dismiss"),
            (
                "expect \"x\" within 3s is disabled", "unexpected `is` after the duration",
                "write `within` and its duration at the end of the line"
            ),
            ("expect -1 rows in list", "expected a number of rows, found `-1`", usage("expect rows in")),
            ("expect three rows in list", "expected a number of rows, found `three`", usage("expect rows in")),
            (
                "expect field \"A\" is 5", "unknown state `5`",
                "one of: enabled disabled selected focused on off empty, or a value in quotes"
            ),
            (
                "app demo\rtap \"x\"\r", "unexpected character U+000D",
                "the line endings are CR; save the file with LF"
            ),
            ("\u{3000}tap \"x\"", "unexpected character U+3000", "write an ordinary space"),
            ("env dev", "unknown command `env`", "did you mean `environment`?"),
            ("tap rwo 2 of list", "unknown role `rwo`", "did you mean `row`?"),
        ]
        for (line, message, help) in slips {
            let isBlock = line.hasPrefix("when") || line.hasPrefix("repeat")
            let found = parse(line + (isBlock ? "\nend" : "")).diagnostics
            #expect(found.map(\.message) == [message], "\(line)")
            #expect(found.first?.help == help, "\(line)")
        }
    }

    @Test(arguments: [
        ("tap row -1 of list", "`-1` is not a row number", "rows are counted from 1: row 1 of LIST"),
        ("tap row last of list", "`last` is not a row number", "rows are counted from 1: row 1 of LIST"),
        ("tap row of list", "expected a row's number, found `of`", "rows are counted from 1: row 1 of LIST"),
        ("tap 2 of list", "`2` is not a row number", "rows are counted from 1: row 1 of LIST"),
        (
            "tap segment 2 of sizes", "only rows have numbers, and `2` follows `segment`",
            "name it by its label or its identifier: segment \"LABEL\""
        ),
        (
            "expect button \"A\" of row \"B\" is disabled", "unexpected `of` after an element",
            "an element inside another is written with `in`: button \"Adopt\" in row \"swift\""
        ),
    ])
    func `what is no position says how one is written`(line: String, message: String, help: String) {
        expect((parse(line).diagnostics.map(\.message), parse(line).diagnostics.first?.help), is: ([message], help))
    }

    @Test(arguments: [
        (
            "expect no state a.b", "`expect no` needs an element, and `state` is not one",
            "write expect state a.b is not VALUE"
        ),
        (
            "expect no request a.b", "`expect no` needs an element, and `request` is not one",
            "write expect request a.b 0 times"
        ),
        (
            "expect no storage a", "`expect no` needs an element, and `storage` is not one",
            "write expect storage a is empty"
        ),
        ("expect screen is not A", "`is` is not a screen name", "write expect no screen NAME"),
        ("expect screen is A", "`is` is not a screen name", "write the name alone: expect screen NAME"),
        ("expect screen not A", "`not` is not a screen name", "write expect no screen NAME"),
        ("use a/b.walk", "this pattern has no closing slash", "write a text with a slash in quotes"),
        ("set a.b http://x/", "this pattern has no closing slash", "write a text with a slash in quotes"),
    ])
    func `what can't be written so says how it is written`(line: String, message: String, help: String) {
        expect((parse(line).diagnostics.map(\.message), parse(line).diagnostics.first?.help), is: ([message], help))
    }

    @Test func `elements may be called as what is no element`() {
        #expect(parse("expect no screen").diagnostics.isEmpty)
        #expect(parse("expect no state within 1s").diagnostics.isEmpty)
    }

    private func usage(_ name: String) -> String { "usage: " + (CommandReference.entry(name)?.syntax ?? "") }
}
