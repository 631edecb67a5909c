import Foundation
import TestSupport
import Testing

@testable import StageRuntime

@Suite struct LocalizedTextsTests {
    /// Reads the texts of a bundle with these files, by path.
    private func read(_ files: [String: String], _ body: (LocalizedTexts) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            for (path, text) in files {
                let file = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            try body(LocalizedTexts(of: folder))
        }
    }

    private func text(
        _ key: String, _ locale: String, _ table: String = "Localizable", count: Int? = nil, in texts: LocalizedTexts
    ) -> String? {
        texts.text(key, table: table, locale: Locale(identifier: locale), count: count)
    }

    @Test func `a text is in the language of the locale, whatever its region, and else in the source language`() throws
    {
        let files = [
            "Info.plist": "{ CFBundleDevelopmentRegion = en; }",
            "en.lproj/Localizable.strings": #""go" = "Go"; "only.english" = "Only English";"#,
            "de.lproj/Localizable.strings": #""go" = "Los"; /* a comment */ "n" = "%1$lld von %2$@";"#,
            "zh-Hant.lproj/Localizable.strings": #""go" = "去";"#,
            "de.lproj/Shop.strings": #""go" = "Kaufen";"#,
        ]
        try read(files) { texts in
            expect(
                ["de", "de_AT", "de-DE", "en_US_POSIX", "fr_FR"].map { text("go", $0, in: texts) },
                is: ["Los", "Los", "Los", "Go", "Go"])
            expect(["zh_TW", "zh_CN", "zh-Hant-HK"].map { text("go", $0, in: texts) }, is: ["去", "Go", "去"])
            expect(text("go", "de", "Shop", in: texts), is: "Kaufen")
            #expect(text("go", "en", "Shop", in: texts) == nil)
            expect(text("only.english", "de", in: texts), is: "Only English")
            expect(text("n", "de", in: texts), is: "%1$lld von %2$@")
            #expect(text("missing", "de", in: texts) == nil)
        }
    }

    @Test func `a string catalogue has texts, forms by number and forms by device`() throws {
        let unit = { (value: String) in #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"# }
        let catalogue = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Hello": {"localizations": {"de": \(unit("Hallo"))}},
              "Untranslated": {},
              "Tap": {"localizations": {"de": {"variations": {"device": {
                "mac": \(unit("Klicken")), "other": \(unit("Tippen"))}}}}},
              "%lld plants": {"localizations": {
                "en": {"variations": {"plural": {"one": \(unit("%lld plant")), "other": \(unit("%lld plants"))}}},
                "pl": {"variations": {"plural": {
                  "one": \(unit("%lld roślina")), "few": \(unit("%lld rośliny")), "other": \(unit("%lld roślin"))}}}}}
            }}
            """
        try read(["Localizable.xcstrings": catalogue]) { texts in
            expect(["de", "en", "pl"].map { text("Hello", $0, in: texts) }, is: ["Hallo", nil, nil])
            #expect(text("Untranslated", "de", in: texts) == nil)
            expect(text("Tap", "de", in: texts), is: "Tippen")
            expect([1, 2].map { text("%lld plants", "en", count: $0, in: texts) }, is: ["%lld plant", "%lld plants"])
            expect(
                [1, 3, 5, 22].map { text("%lld plants", "pl", count: $0, in: texts) },
                is: ["%lld roślina", "%lld rośliny", "%lld roślin", "%lld rośliny"])
            expect(text("%lld plants", "en", in: texts), is: "%lld plants")
        }
    }

    @Test(arguments: [
        ("de.lproj/Localizable.strings", #""a" = "x""# + "\n\"b\" = \"y\";", "Missing ';' on line"),
        ("Localizable.xcstrings", #"{"sourceLanguage": "en", "strings": {"#, "JSON"),
        ("Localizable.xcstrings", #"{"strings": {}}"#, "sourceLanguage"),
    ])
    func `a file that is not what its name says is named, with the reason`(
        path: String, content: String, reason: String
    ) throws {
        let error = #expect(throws: UnreadableTexts.self) { try read([path: content]) { _ in } }
        #expect(error?.file.hasSuffix(path) == true)
        #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
    }
}
