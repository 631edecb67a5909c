import Foundation

/// What a signal did in this process when it was looked at, to be put back when it is no longer handled.
///
/// A process that was started to ignore a signal, by `nohup` or in the background of a script, ignores it.
package struct SignalDisposition {
    /// The signal.
    package let number: Int32
    /// What it did.
    private var action = sigaction()

    /// Looks at a signal.
    package init(of number: Int32) {
        self.number = number
        sigaction(number, nil, &action)
    }

    /// Whether nothing came of it.
    package var isIgnored: Bool {
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #elseif canImport(Musl)
            let handler = action.__sa_handler.sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Lets it do that again.
    package func restore() {
        var found = action
        sigaction(number, &found, nil)
    }
}
