import Dispatch
import Foundation
import Synchronization
import WalkthroughLanguage
import WalkthroughRunner

/// Handles Ctrl-C: the first time, the run is asked to end with its results; the second time, the process ends at once.
///
/// A command keeps it while it runs. If the program was started to ignore Ctrl-C, it has no effect.
final class Interruption {
    /// How often Ctrl-C came; shared with the thread that takes the signal.
    private final class Count: Sendable {
        let value = Atomic<Int>(0)
    }

    /// How often Ctrl-C came; strong, the thread that takes the signal holds it too.
    private let count = Count()
    /// Receives the signal on its own thread; strong, it ends with this object.
    private var source: (any DispatchSourceSignal)?
    /// The former action of the signal.
    private let found = SignalDisposition(of: SIGINT)

    /// Makes an interruption that handles the system's signal, except in tests.
    init(handlesSignals: Bool) {
        guard handlesSignals, !found.isIgnored else { return }
        signal(SIGINT, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler { [count] in
            let isSecond = count.value.add(1, ordering: .relaxed).oldValue > 0
            if isSecond { _exit(ExitStatus.interrupted.rawValue) }
        }
        source.resume()
        self.source = source
    }

    deinit {
        guard let source else { return }
        source.cancel()
        found.restore()
    }

    /// Whether the run was asked to end.
    var isRequested: Bool { count.value.load(ordering: .relaxed) > 0 }
}
