import TestSupport

@testable import Configuration

@Suite struct ConfigurationOverrideTests {
    private func list(_ text: String) throws -> [String] {
        try ConfigurationOverride.list(parsing: text).map { "\($0.keyPath)=\($0.text)" }
    }

    @Test(arguments: [
        ("", []), (" , \n,", []), ("a=1", ["a=1"]), ("a=1,b.c=2", ["a=1", "b.c=2"]), ("a=1\nb=2\r\n", ["a=1", "b=2"]),
        (" a = 1 , b = x y ", ["a=1", "b=x y"]), ("a=", ["a="]), ("a=b=c", ["a=b=c"]),
        ("a=x\"y", ["a=x\"y"]),
    ])
    func `commas and line breaks separate`(text: String, entries: [String]) throws {
        try expect(list(text), is: entries)
    }

    @Test func `the origin is the variable`() throws {
        try expect(ConfigurationOverride.list(parsing: "a=1").map(\.origin), is: [.environmentVariable("REHEARSE_SET")])
    }

    @Test func `all wrong entries are reported`() {
        #expect(
            messages { try list("a,d.=1,=2,e=1") } == [
                "REHEARSE_SET: \"a\" sets nothing: it has no =; write KEY=VALUE, as in testFlags.noSplash=true",
                "REHEARSE_SET: \"d.\" is not a key: name 2 is empty; "
                    + "write the names with dots between them, as in testFlags.noSplash",
                "REHEARSE_SET: \"\" is not a key: it is empty; "
                    + "write the names with dots between them, as in testFlags.noSplash",
            ])
    }

    @Test func `a text that is no key is named with its origin`() {
        #expect(
            messages { try option("a b=1") } == [
                "--set: \"a b\" is not a key: a name cannot contain \" \"; "
                    + "write the names with dots between them, as in testFlags.noSplash"
            ])
    }
}
