import Walkthroughs

/// Keeps what apps print apart from reports while walkthroughs run in this process.
///
/// Standard error stays as it is: what the system says of a crash, which ends this process, stands there.
final class OutputDiversion {
    /// The stream of results.
    private let context: CommandContext
    /// Standard output; nil in a test, whose process has other tests beside it; strong, this object owns it.
    private let standard: StandardOutput?

    /// Diverts what is printed from here on.
    init(_ context: CommandContext) {
        self.context = context
        standard = context.surroundings.usesProcesses ? StandardOutput() : nil
        begin()
    }

    deinit { end() }

    /// Returns what apps have printed since the last call.
    func take() -> AppOutput { standard?.take() ?? AppOutput() }

    /// Has a person see what is printed while `body` runs.
    func pause(_ body: () -> Void) {
        end()
        body()
        begin()
    }

    private func begin() {
        guard let standard else { return }
        context.output.move(to: Descriptor(standard.original))
        standard.divert()
    }

    private func end() {
        guard let standard else { return }
        standard.restore()
        context.output.move(to: context.surroundings.output)
    }
}
