import TestSupport
import Testing

@testable import Console

@Suite struct ListCommandsTests {
    @Test(arguments: ["apps", "workers", "commands"])
    func `list prints the names with their descriptions`(command: String) throws {
        let outcome = try Workshop(configuration: nil).run(command)
        try expectGolden(outcome.output, "\(command).txt")
        expect(outcome.errors, is: "")
        expect(outcome.status, is: .passed)
    }

    @Test func `help of a command of the language`() throws {
        let outcome = try Workshop(configuration: nil).run("help", "text", "size")
        #expect(
            outcome.output == """
                text size xs|s|m|l|xl|xxl|xxxl|ax1|ax2|ax3|ax4|ax5
                  Sets the preferred text size.
                  For example:
                    text size xxl

                """)
    }

    @Test(arguments: [
        (["help", "tset"], "rehearse: error: 'help' does not know 'tset'; did you mean 'test'?"),
        (["help", "rotat"], "rehearse: error: 'help' does not know 'rotat'; did you mean 'rotate'?"),
    ])
    func `help of an unknown word names a similar word`(words: [String], message: String) throws {
        let outcome = try Workshop(configuration: nil).run(words)
        expect(outcome.errors, is: message + "\nFor help: rehearse help\n")
        expect(outcome.status, is: .wrongInput)
    }

    @Test func `the version and the completion need no configuration`() throws {
        let workshop = try Workshop(configuration: nil)
        expect(try workshop.run("--version").output, is: "rehearse 0.1.0\n")
        expect(
            try workshop.run("completion", "bash").output, is: CompletionScript(apps: ["notes", "clock"]).bash + "\n")
    }
}
