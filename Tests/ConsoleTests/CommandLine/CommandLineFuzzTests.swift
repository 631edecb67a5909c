import Basics
import Reports
import TestSupport
import Testing

@testable import Console

@Suite struct CommandLineFuzzTests {
    /// Numbers that look random and are the same every time.
    private struct Dice {
        var state: UInt64 = 42

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }
    }

    @Test func `any words give an invocation or errors that can be printed`() {
        let words =
            CommandName.allCases.map(\.rawValue) + OptionName.allCases.map(\.word)
            + OptionName.allCases.map { $0.word + "=1/2" }
            + [
                "-h", "-x", "--", "-", "", "=", "--=", "---", "demo", "a.walk:3", "a=b", "1.5s", "7", "-7", "get",
                "\u{1B}", "\n", "::x",
            ]
        var dice = Dice()
        var invocations = 0
        let count = Thoroughness.choose(4_000, thorough: 20_000)
        for _ in 0..<count {
            let line = (0..<dice.roll(6)).map { _ in words[dice.roll(words.count)] }
            do throws(CommandLineErrors) {
                _ = try CommandLineParser.parse(line, apps: ["demo"])
                invocations += 1
            } catch {
                #expect(!error.errors.isEmpty, "\(line)")
                let isSafe = error.message().split(separator: "\n").allSatisfy {
                    String($0) == SafeText.line(String($0))
                }
                #expect(isSafe, "\(line)")
                #expect(error.message().split(separator: "\n").count == error.errors.count + 1, "\(line)")
            }
        }
        #expect(invocations > count / 20)
    }
}
