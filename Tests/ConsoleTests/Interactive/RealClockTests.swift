import Basics
import StageRuntime
import TestSupport
import Testing

@testable import Console
@testable import WalkthroughRunner

@Suite struct RealClockTests {
    /// Keeps the console's output.
    private final class Paper: LineReader {
        var text = ""

        func next(within time: Duration?) -> LineEvent { .endOfInput }
        func printAbove(_ text: String) { self.text += text + "\n" }
        func close() {}
    }

    /// A wall clock that the test turns.
    private final class Wall {
        var time = Duration.zero
    }

    private let workshop: Workshop
    private let wall = Wall()
    private let paper = Paper()
    private let console: ConsoleDriver

    init() throws {
        workshop = try Workshop()
        let wall = wall
        let process = ProcessContext(
            arguments: [], environment: [:], folder: workshop.folder, input: Descriptor(-1), output: Descriptor(-1),
            errors: Descriptor(-1), now: { wall.time })
        let context = CommandContext(
            apps: [NotesApp.self], process: process, common: CommonOptions(),
            output: StreamWriter(process.output), errors: StreamWriter(process.errors))
        let project = try Project(context)
        let setup = RunSetup(
            app: project.apps[0], configuration: project.configuration, storage: try ConsoleStorage(folder: nil))
        console = ConsoleDriver(
            try LiveRun(setup), project: project, options: RunOptions(), context: context, source: paper)
        console.start()
        paper.text = ""
    }

    @Test func `the stage follows the real clock, and changes are printed`() {
        let clock = RealClock(console)
        #expect(clock.patience == nil)
        console.perform(line: "tap button \"Add\"")
        clock.restart()
        paper.text = ""
        expect(clock.patience, is: .milliseconds(500))
        wall.time = .milliseconds(300)
        clock.catchUp()
        expect(paper.text, is: "")
        expect(clock.patience, is: .milliseconds(200))
        wall.time = .microseconds(500_900)
        clock.catchUp()
        expect(paper.text, is: "- text \"Count: 0\"\n+ text \"Count: 1\"\nclock 300ms → 500ms\n")
        #expect(clock.patience == nil)
    }

    @Test func `a line may move the stage ahead, and the real clock continues from there`() {
        let clock = RealClock(console)
        console.perform(line: "wait 1h")
        clock.restart()
        wall.time = .seconds(2)
        clock.catchUp()
        expect(console.session.stage.clock.now.offset, is: .seconds(3602))
    }

    @Test func `elapsed time belongs to the previous line and is undone with it`() throws {
        let clock = RealClock(console)
        console.perform(line: "tap button \"Add\"")
        clock.restart()
        for second in 1...3 {
            wall.time = .seconds(second)
            clock.catchUp()
        }
        expect(console.run.lines.map { $0.map(\.source) }, is: [["tap button \"Add\"", "wait 3s"]])
        console.perform(line: "undo")
        expect(console.session.stage.clock.now, is: .zero)
        #expect(console.run.lines.isEmpty)
    }
}
