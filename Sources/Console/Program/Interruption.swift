import Dispatch
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Notes that a person pressed Ctrl-C: the first time the run ends in good order, the second time at once.
///
/// Made by the command that can end in good order, and kept by it while it runs.
final class Interruption: Sendable {
    /// How often Ctrl-C came.
    private let count = Atomic<Int>(0)
    /// Takes the signal on a thread of its own; strong, it ends with this object.
    private let source: (any DispatchSourceSignal)?

    /// Makes one that is told by the system, or, in a test, by nobody.
    init(handlesSignals: Bool) {
        guard handlesSignals else {
            source = nil
            return
        }
        signal(SIGINT, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        self.source = source
        source.setEventHandler { [weak self] in self?.interrupt() }
        source.resume()
    }

    deinit {
        guard let source else { return }
        source.cancel()
        signal(SIGINT, SIG_DFL)
    }

    /// Whether the run is to end.
    var isRequested: Bool { count.load(ordering: .relaxed) > 0 }

    /// Notes one more.
    func interrupt() {
        if count.add(1, ordering: .relaxed).newValue > 1 { _exit(ExitStatus.interrupted.rawValue) }
    }
}
