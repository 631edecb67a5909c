#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What runs in a worker process: it performs the walkthroughs whose indexes come, until none comes any more.
struct WorkerProcess {
    /// Indexes of walkthroughs, four bytes each.
    private let commands: Channel
    /// Where the messages go.
    private let messages: Channel
    /// What the app writes; cleared after each walkthrough.
    private let output: CapturedOutput
    /// Where this worker notes what it does.
    private let page: WorkerPage
    /// Performs a walkthrough.
    private let perform: (Int, WorkerProgress) -> WalkthroughResult

    init(
        commands: Channel, messages: Channel, output: AnonymousFile, page: WorkerPage,
        perform: @escaping (Int, WorkerProgress) -> WalkthroughResult
    ) {
        self.commands = commands
        self.messages = messages
        self.output = CapturedOutput(file: output)
        self.page = page
        self.perform = perform
    }

    /// Makes this process a worker and performs what it is told to; it ends the process.
    func serve() -> Never {
        ProcessSetup.resetSignals()
        ProcessSetup.replaceStandardStreams(output: output.file.channel)
        ProcessSetup.flushStandardOutputByLine()
        ProcessSetup.limit(memory: page.memory)
        let outbox = WorkerOutbox(messages)
        let steps = page.toldSteps
        let progress = WorkerProgress(page: page, steps: steps) { record in
            outbox.add(.stepEnded(record))
            if steps == .detailed { outbox.send() }
        }
        var received: [UInt8] = []
        // A worker whose pipe ends, ends; without the destructors of whoever it is a copy of.
        while let count = commands.receive(onto: &received, upTo: 256), count > 0 {
            while received.count >= 4 {
                let index = (0..<4).reduce(0) { $0 | Int(received[$1]) << (8 * $1) }
                received.removeFirst(4)
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
                result.wallTime = RealTime.now - start
                result.output = output.take()
                outbox.add(.ended(index: index, result))
            }
            outbox.send()
        }
        _exit(0)
    }
}
