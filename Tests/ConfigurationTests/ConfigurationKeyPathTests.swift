import Testing

@testable import Configuration

@Suite struct ConfigurationKeyPathTests {
    @Test func `dots separate the names`() throws {
        #expect(try ConfigurationKeyPath(parsing: "testFlags.noSplash").components == ["testFlags", "noSplash"])
        #expect(try ConfigurationKeyPath(parsing: "app").components == ["app"])
        #expect(try ConfigurationKeyPath(parsing: "a_b.c-d.9").components == ["a_b", "c-d", "9"])
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
        #expect(try ConfigurationKeyPath(parsing: "testFlags.noSplash").description == "testFlags.noSplash")
    }

    @Test func `control characters in a file's key are escaped`() {
        #expect(ConfigurationKeyPath(["a\u{1B}[31m", "b\n"]).description == "a\\u{1B}[31m.b\\n")
    }

    @Test func `paths are ordered name by name`() {
        let paths = [path("b"), path("a.c"), path("a"), path("a.b.c")]
        #expect(paths.sorted() == [path("a"), path("a.b.c"), path("a.c"), path("b")])
    }
}
