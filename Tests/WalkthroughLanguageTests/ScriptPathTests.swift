import TestSupport

@testable import WalkthroughLanguage

@Suite struct ScriptPathTests {
    @Test(arguments: [
        ("", ""), ("a", "a"), ("a.walk", "a.walk"), ("a/b.walk", "a/b.walk"), ("/a/b", "/a/b"), ("/", "/"),
        ("./a", "a"), ("a/./b", "a/b"), ("a//b", "a/b"), ("a/", "a"), ("a/../b", "b"), ("../a", "../a"), (".", "."),
        ("./", "."), ("a/..", "."),
        ("a/../../b", "../b"), ("/../a", "/a"), ("a/.b/c", "a/.b/c"), (".a", ".a"), ("a/..b", "a/..b"), ("é/ü", "é/ü"),
    ])
    func `a path has no parts that say nothing`(path: String, normal: String) {
        expect(ScriptPath.normalized(path), is: normal)
    }

    @Test func `a path is seen from the folder of a script`() {
        expect(ScriptPath.resolve("b.walk", from: "a.walk"), is: "b.walk")
        expect(ScriptPath.resolve("../b.walk", from: "x/y/a.walk"), is: "x/b.walk")
        expect(ScriptPath.resolve("/b.walk", from: "x/a.walk"), is: "/b.walk")
        expect((ScriptPath.title(of: "x/a.walk"), ScriptPath.title(of: "x/a.b")), is: ("a", "a.b"))
    }
}
