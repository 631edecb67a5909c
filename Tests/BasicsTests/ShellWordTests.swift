import Foundation
import TestSupport

@testable import Basics

@Suite(.waiting) struct ShellWordTests {
    @Test(arguments: [
        ("a/B-1_2.walk:3", "a/B-1_2.walk:3"), ("", "''"), ("a b", "'a b'"), ("it's", "'it'\\''s'"),
        ("$HOME", "'$HOME'"),
        ("*.walk", "'*.walk'"), ("~", "'~'"), ("é", "'é'"), ("a\nb", "'a\nb'"), ("!1", "'!1'"),
    ])
    func `a word that a shell would change is quoted`(word: String, quoted: String) {
        expect(ShellWord.quoted(word), is: quoted)
    }

    @Test(arguments: ["plain", "", "a b", "it's", "''", "$(x) `y` \\ \"z\"", "é\n\tü", "-n", "a;b|c&d>e"])
    func `a shell reads back what was quoted`(word: String) throws {
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", "printf %s " + ShellWord.quoted(word)]
        let output = Pipe()
        shell.standardOutput = output
        try shell.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        shell.waitUntilExit()
        expect(String(decoding: bytes, as: UTF8.self), is: word)
    }
}
