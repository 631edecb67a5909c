import Basics
import Foundation
import StageRuntime

/// What runs in a runner process: it performs the walkthroughs whose indexes come, until none comes any more.
struct RunnerProcess {
    /// Indexes of walkthroughs, a line each.
    private let commands: Descriptor
    /// Where the messages go.
    private let messages: Descriptor
    /// What the app writes; cleared after each walkthrough.
    private let output: CapturedOutput
    /// Where this process notes what it does.
    private let page: RunnerPage
    /// Performs a walkthrough.
    private let perform: (Int, RunnerProgress) -> WalkthroughResult

    init(
        commands: Descriptor, messages: Descriptor, output: AnonymousFile, page: RunnerPage,
        perform: @escaping (Int, RunnerProgress) -> WalkthroughResult
    ) {
        self.commands = commands
        self.messages = messages
        self.output = CapturedOutput(file: output)
        self.page = page
        self.perform = perform
    }

    /// Makes this process a runner process and performs what it is told to; it ends the process.
    func serve() -> Never {
        ProcessSetup.resetSignals()
        ProcessSetup.replaceStandardStreams(output: output.file.channel)
        ProcessSetup.flushStandardOutputByLine()
        ProcessSetup.limit(memory: page.memory)
        let outbox = RunnerOutbox(messages)
        let steps = page.toldSteps
        let progress = RunnerProgress(page: page, steps: steps) { record in
            outbox.add(.stepEnded(record))
            if steps == .detailed { outbox.send() }
        }
        var received = LineBuffer()
        // A process whose pipe ends, ends; without the destructors of whoever it is a copy of.
        while let count = commands.receive(onto: &received.bytes, upTo: 256), count > 0 {
            while let line = received.next() {
                guard let index = Int(String(decoding: line, as: UTF8.self)) else { _exit(1) }
                if page.isToStop {
                    outbox.send()
                    _exit(0)
                }
                page.beginWalkthrough(index)
                outbox.add(.started(index: index))
                outbox.send()
                let start = RealTime.now
                var result = perform(index, progress)
                fflush(nil)
                result.wallNanoseconds = (RealTime.now - start).wholeNanoseconds
                result.output = output.take()
                outbox.add(.ended(index: index, result: result))
            }
            outbox.send()
        }
        _exit(0)
    }
}
