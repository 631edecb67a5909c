import Testing

@testable import Walkthroughs

@Suite struct SyntaxErrorTests {
    @Test(arguments: ["-0", "+0", "-1", "", " 0", "110000", "D800"])
    func `what is no number of a character is refused`(number: String) {
        #expect(
            errors("tap \"\\u{\(number)}\"\n").hasPrefix(
                "a.walk:1:6: error: `\\u{\(number)}` is no character of Unicode\n"))
    }

    @Test func `a wrong line never keeps the next ones from being read`() {
        #expect(
            errors(
                """
                tapp button "A"
                tap
                tap buton "A"
                tap "A" "B"
                tap in row "x"
                type into field
                wait 2
                wait 1.0000000001s
                rotate to sideways
                expect button is enabeld
                expect rows in x
                expect 3 list
                expect field is /a/
                network of
                tree
                swipe left
                """) == """
                    a.walk:1:1: error: unknown command `tapp`
                      | tapp button "A"
                      | ^~~~
                      = did you mean `tap`?
                    a.walk:2:4: error: expected an element at the end of the line
                      | tap
                      |    ^
                      = usage: tap ELEMENT
                    a.walk:3:5: error: unknown role `buton`
                      | tap buton "A"
                      |     ^~~~~
                      = did you mean `button`?
                    a.walk:4:9: error: unexpected `"B"` after the end of the command
                      | tap "A" "B"
                      |         ^~~
                      = usage: tap ELEMENT
                    a.walk:5:5: error: expected an element, found `in`
                      | tap in row "x"
                      |     ^~
                      = usage: tap ELEMENT
                    a.walk:6:6: error: expected the text in quotes, found `into`
                      | type into field
                      |      ^~~~
                      = usage: type "TEXT" [into ELEMENT]
                    a.walk:7:6: error: `2` is no duration
                      | wait 2
                      |      ^
                      = did you mean `2s`?
                    a.walk:8:6: error: `1.0000000001s` is finer than a nanosecond
                      | wait 1.0000000001s
                      |      ^~~~~~~~~~~~~
                      = durations are written 300ms, 1.5s, 2m, 24h
                    a.walk:9:11: error: unknown orientation `sideways`
                      | rotate to sideways
                      |           ^~~~~~~~
                      = one of: portrait landscape
                    a.walk:10:18: error: unknown state `enabeld`
                      | expect button is enabeld
                      |                  ^~~~~~~
                      = did you mean `enabled`?
                    a.walk:11:13: error: expected `of`, found `in`
                      | expect rows in x
                      |             ^~
                      = usage: expect rows of LIST are "A", "B", /PATTERN/
                    a.walk:12:10: error: expected `rows`, found `list`
                      | expect 3 list
                      |          ^~~~
                      = usage: expect N rows in LIST
                    a.walk:13:17: error: expected a state or a value, found `/a/`
                      | expect field is /a/
                      |                 ^~~
                      = a pattern follows `matches`
                    a.walk:14:9: error: expected `offline` or `online`, found `of`
                      | network of
                      |         ^~
                      = usage: network offline|online
                    a.walk:15:1: error: `tree` works in the console only
                      | tree
                      | ^~~~
                    a.walk:16:7: error: expected `back`, found `left`
                      | swipe left
                      |       ^~~~
                      = usage: swipe back [cancelled]

                    """)
    }

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
                "a parameter stands inside quotes, \"${name}\"; a number, a duration or a name is written out"
            ),
            ("expect screenTitle is enabeld", "unknown state `enabeld`", "did you mean `enabled`?"),
            ("expect state phase its 1", "expected `is`, found `its`", "did you mean `is`?"),
            ("wait untill expect alert", "`untill` is no duration", "did you mean `until`?"),
            ("wait 500 ms", "`500` is no duration", "did you mean `500ms`?"),
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
                "a pattern stands between slashes, /…/; `contains \"…\"` looks for a text"
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
                "durations are written 300ms, 1.5s, 2m, 24h"
            ),
            (
                "tap alert button \"Ok\"", "a role cannot follow the role `alert`",
                "an element inside another is written with `in`: button \"Ok\" in alert"
            ),
            (
                "tap \"Save\" button", "unexpected `button` after the end of the command",
                "a role stands before the name: button \"LABEL\""
            ),
            ("tap \"a\"; tap \"b\"", "unexpected character `;`", "one command stands in a line"),
            ("button \"A\"", "unknown command `button`", "a line of a picture begins with a bar: | button \"Adopt\""),
            ("expect no alert witin 3s", "unexpected `witin` after `alert`", "did you mean `within`?"),
            ("dismiss alert", "unexpected `alert` after the end of the command", "usage: dismiss"),
            (
                "expect \"x\" within 3s is disabled", "unexpected `is` after the duration",
                "`within` and its duration stand at the end of the line"
            ),
            ("expect -1 rows in list", "expected a number of rows, found `-1`", usage("expect rows in")),
            ("expect three rows in list", "expected a number of rows, found `three`", usage("expect rows in")),
            (
                "expect field \"A\" is 5", "unknown state `5`",
                "one of: enabled disabled selected focused on off empty, or a value in quotes"
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
        ("tap row -1 of list", "`-1` is no row's number", "rows are counted from 1: row 1 of LIST"),
        ("tap row last of list", "`last` is no row's number", "rows are counted from 1: row 1 of LIST"),
        ("tap row of list", "expected a row's number, found `of`", "rows are counted from 1: row 1 of LIST"),
        ("tap 2 of list", "`2` is no row's number", "rows are counted from 1: row 1 of LIST"),
        (
            "tap segment 2 of sizes", "only rows are found by a number, and `2` follows `segment`",
            "name it by its label or its identifier: segment \"LABEL\""
        ),
        (
            "expect button \"A\" of row \"B\" is disabled", "unexpected `of` after an element",
            "an element inside another is written with `in`: button \"Adopt\" in row \"swift\""
        ),
    ])
    func `what is no position says how one is written`(line: String, message: String, help: String) {
        #expect(parse(line).diagnostics.map(\.message) == [message])
        #expect(parse(line).diagnostics.first?.help == help)
    }

    private func usage(_ name: String) -> String { "usage: " + (CommandReference.entry(name)?.syntax ?? "") }

    @Test func `texts, patterns and numbers`() {
        #expect(
            errors(
                #"""
                tap "Sign In
                tap /a
                tap /a(/
                tap //
                tap "\q"
                tap "\u{D800}"
                tap "${}"
                tap “Sign In”
                expect state a[0] is 1
                expect state a is .idle
                fail a with status 200
                fail a 1 sheep
                repeat 0
                end
                use sign-in
                expect request a 99999999999999999999 times
                """#) == #"""
                    a.walk:1:5: error: this text has no closing quote
                      | tap "Sign In
                      |     ^~~~~~~~
                    a.walk:2:5: error: this pattern has no closing slash
                      | tap /a
                      |     ^~
                    a.walk:3:5: error: this pattern is no regular expression: expected ')'
                      | tap /a(/
                      |     ^~~~
                    a.walk:4:5: error: this pattern is empty
                      | tap //
                      |     ^~
                      = write "" for no text
                    a.walk:5:6: error: unknown escape `\q`
                      | tap "\q"
                      |      ^~
                      = escapes are \" \\ \n \t \u{1F998} and \${
                    a.walk:6:6: error: `\u{D800}` is no character of Unicode
                      | tap "\u{D800}"
                      |      ^~~~~~~~
                      = write its number in hexadecimal: `\u{1F998}`
                    a.walk:7:6: error: `${` needs a parameter's name and `}`
                      | tap "${}"
                      |      ^~
                      = write `${name}`, or `\${` for the characters themselves
                    a.walk:8:5: error: unexpected character `“`
                      | tap “Sign In”
                      |     ^
                      = texts stand in straight double quotes: "New York"
                    a.walk:9:15: error: unexpected character `[`
                      | expect state a[0] is 1
                      |               ^
                      = an element of an array is written with a dot: suggestions.0
                    a.walk:10:19: error: `.idle` is no value
                      | expect state a is .idle
                      |                   ^~~~~
                      = values are numbers, "text", true, false, nil, and an enum's case without its dot: idle
                    a.walk:11:20: error: status 200 is a success
                      | fail a with status 200
                      |                    ^~~
                      = `reply CALL with "BODY"` gives a call its reply
                    a.walk:12:10: error: expected `times`, found `sheep`
                      | fail a 1 sheep
                      |          ^~~~~
                      = usage: fail CALL [with offline|timeout|status N|unauthorised|garbage|io|full] [N times]
                    a.walk:13:8: error: `0` is out of range: a number of times goes from 1 to 1000000
                      | repeat 0
                      |        ^
                    a.walk:15:5: error: expected a script's path in quotes, found `sign-in`
                      | use sign-in
                      |     ^~~~~~~
                      = usage: use "SCRIPT.walk" [NAME="VALUE" …]
                    a.walk:16:18: error: `99999999999999999999` is out of range: a number of times goes from 0 to 1000000
                      | expect request a 99999999999999999999 times
                      |                  ^~~~~~~~~~~~~~~~~~~~

                    """#)
    }

    @Test func `nothing of a script reaches a terminal raw, and tabs keep the caret in place`() {
        let text = "\ttap \"a\u{1B}[31m\"\n::error\n\ttapp\tx\ntap \"\u{202E}\" x\n"
        #expect(
            errors(text) == """
                a.walk:1:8: error: a text cannot hold the control character U+001B as it is
                  | \ttap "a\\u{1B}[31m"
                  | \t      ^~~~~~
                  = write `\\u{1B}`
                a.walk:2:1: error: unexpected character `:`
                  | ::error
                  | ^
                a.walk:3:2: error: unknown command `tapp`
                  | \ttapp\tx
                  | \t^~~~
                  = did you mean `tap`?
                a.walk:4:9: error: unexpected `x` after the end of the command
                  | tap "\\u{202E}" x
                  |                ^
                  = usage: tap ELEMENT

                """)
    }

    @Test func `a very long line is cut around the caret`() {
        let line = "tap \"" + String(repeating: "é", count: 1_000_000) + "\" x"
        let diagnostics = parse(line).diagnostics
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?.location.column == 1_000_008)
        #expect((diagnostics.first?.rendered.utf8.count ?? .max) < 600)
        #expect(diagnostics.first?.excerpt?.text.hasPrefix("…") == true)
    }
}
