import TestSupport

@testable import WalkthroughLanguage

@Suite struct DateSyntaxTests {
    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("2026-01-01T00:00:00Z", 1_767_225_600), ("2024-02-29T23:59:59Z", 1_709_251_199),
        ("1969-12-31T23:59:59Z", -1), ("2000-03-01T00:00:00Z", 951_868_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
    ])
    func `dates count from 1970`(_ text: String, _ seconds: Int) {
        expect((DateSyntax.parse(text), DateSyntax.text(of: .seconds(seconds))), is: (.seconds(seconds), text))
    }

    @Test(arguments: [
        "0001-01-01T00:00:00Z", "0004-02-29T12:00:00Z", "1600-02-29T01:02:03Z", "1900-03-01T00:00:00Z",
    ])
    func `a date that was read is written as it was`(_ text: String) throws {
        expect(DateSyntax.text(of: try #require(DateSyntax.parse(text))), is: text)
    }

    @Test func `the days of four centuries are written so that they are read again`() {
        for day in stride(from: -73_000, through: 73_097, by: Thoroughness.choose(11, thorough: 1)) {
            let time = Duration.seconds(day * 86_400)
            expect(DateSyntax.parse(DateSyntax.text(of: time)), is: time)
        }
    }

    @Test(arguments: [
        "", "Z", "2026-01-01", "2026-01-01T00:00:00", "2026-13-01T00:00:00Z", "2026-02-29T00:00:00Z",
        "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z", "2026-01-01T00:00:00.Z", "2026-01-01 00:00:00Z",
        "2026-01-01T00:00:00.5Z", "2026-01-01T00:00:00-02:00", "2026-01-00T00:00:00Z",
    ])
    func `what is no date is none`(_ text: String) {
        expect(DateSyntax.parse(text), is: nil)
    }
}
