/// Reads lines from a pipe, a file, or a terminal that understands no escape sequences.
final class PipedLineSource: LineSource {
    /// Printed before each line is waited for; nil where nobody would see it.
    private let prompt: (() -> String)?
    /// Where lines come from.
    private let input: Descriptor
    /// Where text goes; strong, it outlives the source.
    private let output: StreamWriter
    /// What has been read.
    private var splitter = LineSplitter()
    /// Whether the input has ended.
    private var hasEnded = false
    /// Whether the prompt stands there already.
    private var isPrompted = false

    init(input: Descriptor, output: StreamWriter, prompt: (() -> String)? = nil) {
        self.input = input
        self.output = output
        self.prompt = prompt
    }

    func next(within time: Duration?) -> LineEvent {
        let deadline = time.map { ContinuousClock.now + $0 }
        while !output.isClosed {
            if let line = splitter.next() {
                isPrompted = false
                return .line(line)
            }
            if hasEnded { return .endOfInput }
            showPrompt()
            switch input.waitForInput(within: deadline.map { ContinuousClock.now.duration(to: $0) }) {
            case .timeout: return .timeout
            case .interrupted: continue
            case .ready: read()
            }
        }
        return .endOfInput
    }

    func printAbove(_ text: String) {
        output.write((isPrompted ? "\n" : "") + text + "\n")
        isPrompted = false
        output.flush()
    }

    func close() {
        output.flush()
    }

    private func showPrompt() {
        if let prompt, !isPrompted { output.write(prompt()) }
        isPrompted = prompt != nil
        output.flush()
    }

    private func read() {
        switch input.takeInput() {
        case .bytes(let bytes): splitter.append(bytes)
        case .nothing: break
        case .end:
            splitter.finish()
            hasEnded = true
        }
    }
}
