import Foundation
import HeadlessUIKit
import Testing

@testable import WalkthroughLanguage

/// The syntax files under `Editors/`, made from the language's own words; `UPDATE_GOLDEN=1` writes them anew.
@Suite struct EditorSyntaxTests {
    private static let keywords = Keyword.allCases.map(\.word).sorted()
    private static let roles = ElementRole.allCases.map(\.rawValue).sorted().filter { Keyword.named[$0] == nil }

    private func expectFile(_ path: String, is text: String) throws {
        let file = URL(filePath: #filePath).appending(path: "../../../../Editors/" + path).standardized
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" { try Data(text.utf8).write(to: file) }
        let found = try String(contentsOf: file, encoding: .utf8)
        #expect(found == text, "Editors/\(path) differs; write it anew with UPDATE_GOLDEN=1, and read the difference")
    }

    @Test func `the TextMate grammar has the words of the language`() throws {
        func word(_ words: [String]) -> String {
            #"(?<![\\w.-])("# + words.joined(separator: "|") + #")(?![\\w.-])"#
        }
        let parameter = #"{ "name": "variable.parameter.walkthrough", "match": "\\$\\{[^}\"]*\\}" }"#
        let escape = #"{ "name": "constant.character.escape.walkthrough", "match": "\\\\." }"#
        try expectFile(
            "vscode/syntaxes/walkthrough.tmLanguage.json",
            is: """
                {
                  "name": "Walkthrough",
                  "scopeName": "source.walkthrough",
                  "fileTypes": ["walk"],
                  "patterns": [
                    { "name": "string.quoted.double.walkthrough", "begin": "\\"", "end": "\\"|$", "patterns": [
                      \(escape),
                      \(parameter)
                    ] },
                    { "name": "string.quoted.other.walkthrough", "match": "`(\\\\\\\\.|[^`])*`" },
                    { "name": "string.regexp.walkthrough", "match": "(?<=^|\\\\s)/(\\\\\\\\.|[^/])*/" },
                    { "name": "comment.line.number-sign.walkthrough", "match": "#.*$" },
                    { "name": "keyword.control.walkthrough", "match": "\(word(Self.keywords))" },
                    { "name": "storage.type.walkthrough", "match": "\(word(Self.roles))" },
                    { "name": "constant.numeric.walkthrough", "match": "(?<![\\\\w.-])[0-9][\\\\w.:-]*" },
                    { "name": "keyword.operator.walkthrough", "match": "[|,=]" }
                  ]
                }

                """)
    }

    @Test func `the Vim syntax has the words of the language`() throws {
        func lines(_ group: String, _ words: [String]) -> String {
            stride(from: 0, to: words.count, by: 10)
                .map { "syntax keyword \(group) " + words[$0..<min($0 + 10, words.count)].joined(separator: " ") }
                .joined(separator: "\n")
        }
        // `contains` is an argument of `syntax keyword`, so a match has it.
        let keywords = Self.keywords.filter { $0 != "contains" }
        try expectFile(
            "vim/syntax/walkthrough.vim",
            is: #"""
                " Walkthroughs of Rehearsal. Made from the words of the language by EditorSyntaxTests.
                if exists("b:current_syntax")
                    finish
                endif
                setlocal iskeyword=@,48-57,_,.,-
                \#(lines("walkthroughKeyword", keywords))
                syntax match walkthroughKeyword /\<contains\>/
                \#(lines("walkthroughRole", Self.roles))
                syntax match walkthroughNumber /\<[0-9][0-9A-Za-z.:-]*/
                syntax match walkthroughParameter /\${[^}"]*}/ contained
                syntax match walkthroughEscape /\\./ contained
                syntax region walkthroughText start=/"/ end=/"/ oneline contains=walkthroughParameter,walkthroughEscape
                syntax region walkthroughText start=/`/ skip=/\\./ end=/`/ oneline
                syntax region walkthroughPattern start=/\(^\|\s\)\@<=\// skip=/\\./ end=/\// oneline
                syntax match walkthroughComment /#.*$/
                setlocal commentstring=#\ %s
                highlight default link walkthroughKeyword Keyword
                highlight default link walkthroughRole Type
                highlight default link walkthroughNumber Number
                highlight default link walkthroughText String
                highlight default link walkthroughParameter Identifier
                highlight default link walkthroughEscape SpecialChar
                highlight default link walkthroughPattern String
                highlight default link walkthroughComment Comment
                let b:current_syntax = "walkthrough"

                """#)
    }
}
