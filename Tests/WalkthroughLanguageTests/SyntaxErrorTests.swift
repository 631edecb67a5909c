import TestSupport

@testable import WalkthroughLanguage

@Suite struct SyntaxErrorTests {
    @Test(arguments: ["-0", "+0", "-1", "", " 0", "110000", "D800"])
    func `what is no number of a character is refused`(number: String) {
        #expect(
            errors("tap \"\\u{\(number)}\"\n").hasPrefix(
                "a.walk:1:6: error: `\\u{\(number)}` is not a Unicode character\n"))
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
                    a.walk:7:6: error: `2` is not a duration
                      | wait 2
                      |      ^
                      = did you mean `2s`?
                    a.walk:8:6: error: `1.0000000001s` is finer than a nanosecond
                      | wait 1.0000000001s
                      |      ^~~~~~~~~~~~~
                      = the clock counts nanoseconds: the shortest duration is 0.000001ms
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
                      = write a pattern after `matches`
                    a.walk:14:9: error: expected `offline` or `online`, found `of`
                      | network of
                      |         ^~
                      = usage: network offline|online
                    a.walk:15:1: error: `tree` works in the console only
                      | tree
                      | ^~~~

                    """)
    }

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
                    a.walk:3:5: error: this pattern is not a regular expression: expected ')'
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
                    a.walk:6:6: error: `\u{D800}` is not a Unicode character
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
                      = write texts in straight double quotes: "New York"
                    a.walk:9:15: error: unexpected character `[`
                      | expect state a[0] is 1
                      |               ^
                      = write an element of an array with a dot: suggestions.0
                    a.walk:10:19: error: `.idle` is not a value
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
                      = usage: fail CALL [with offline|timeout|status N|unauthorised|garbage|lost reply|io|full] [N times]
                    a.walk:13:8: error: `0` is out of range: a number of times must be from 1 to 1000000
                      | repeat 0
                      |        ^
                    a.walk:15:5: error: expected a script's path in quotes, found `sign-in`
                      | use sign-in
                      |     ^~~~~~~
                      = usage: use "SCRIPT.walk" [NAME="VALUE" …]
                    a.walk:16:18: error: `99999999999999999999` is out of range: a number of times must be from 0 to 1000000
                      | expect request a 99999999999999999999 times
                      |                  ^~~~~~~~~~~~~~~~~~~~

                    """#)
    }

    @Test func `nothing of a script reaches a terminal raw, and tabs keep the caret in place`() {
        let text = "\ttap \"a\u{1B}[31m\"\n::error\n\ttapp\tx\ntap \"\u{202E}\" x\n"
        #expect(
            errors(text) == """
                a.walk:1:8: error: a text cannot contain the control character U+001B
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
        let count = Thoroughness.choose(100_000, thorough: 1_000_000)
        let line = "tap \"" + String(repeating: "é", count: count) + "\" x"
        let diagnostics = parse(line).diagnostics
        expect((diagnostics.count, diagnostics.first?.location.column), is: (1, count + 8))
        #expect((diagnostics.first?.rendered.utf8.count ?? .max) < 600)
        expect(diagnostics.first?.excerpt?.text.hasPrefix("…"), is: true)
    }
}
