import TestSupport

@testable import StageRuntime

@Suite struct PluralCategoryTests {
    @Test(arguments: [
        ("en", [PluralCategory.other, .one, .other, .other, .other, .other, .other]),
        ("fr-CA", [.one, .one, .other, .other, .other, .other, .other]),
        ("ja", [.other, .other, .other, .other, .other, .other, .other]),
        ("ru", [.many, .one, .few, .many, .many, .one, .few]),
        ("hr", [.other, .one, .few, .other, .other, .one, .few]),
        ("pl", [.many, .one, .few, .many, .many, .many, .few]),
        ("cs", [.other, .one, .few, .other, .other, .other, .other]),
        ("lt", [.other, .one, .few, .few, .other, .one, .few]),
        ("lv", [.zero, .one, .other, .other, .zero, .one, .other]),
        ("ro", [.few, .one, .few, .few, .few, .other, .other]),
        ("sl", [.other, .one, .two, .other, .other, .other, .other]),
        ("he", [.other, .one, .two, .other, .other, .other, .other]),
        ("ar", [.zero, .one, .two, .few, .many, .many, .many]),
    ])
    func `numbers have the categories of CLDR`(language: String, expected: [PluralCategory]) {
        expect([0, 1, 2, 5, 12, 21, 22].map { PluralCategory(of: $0, in: language) }, is: expected)
    }
}
