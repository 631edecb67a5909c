import TestSupport

@testable import Configuration

@Suite struct ConfigurationKeyPathTests {
    @Test func `dots separate the names`() throws {
        try expect(ConfigurationKeyPath(parsing: "testFlags.noSplash").components, is: ["testFlags", "noSplash"])
        try expect(ConfigurationKeyPath(parsing: "app").components, is: ["app"])
        try expect(ConfigurationKeyPath(parsing: "a_b.c-d.9").components, is: ["a_b", "c-d", "9"])
    }

    @Test(arguments: [
        ("", ConfigurationKeyPath.Fault.empty),
        (".", .emptySegment(number: 1)),
        (".a", .emptySegment(number: 1)),
        ("a.", .emptySegment(number: 2)),
        ("a..b", .emptySegment(number: 2)),
        ("a b", .character(" ")),
        ("a.b=c", .character("=")),
        ("a\0", .character("\0")),
        (Array(repeating: "a", count: 65).joined(separator: "."), .tooDeep),
    ])
    func `a text that is no key path says why`(text: String, fault: ConfigurationKeyPath.Fault) {
        #expect(throws: fault) { try ConfigurationKeyPath(parsing: text) }
    }

    @Test func `a path is written as it was read`() throws {
        try expect(ConfigurationKeyPath(parsing: "testFlags.noSplash").description, is: "testFlags.noSplash")
    }

    @Test func `control characters in a file's key are escaped`() {
        expect(ConfigurationKeyPath(["a\u{1B}[31m", "b\n"]).description, is: "a\\u{1B}[31m.b\\n")
    }
}
