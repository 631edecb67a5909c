import Basics
import Dispatch
import Foundation
import ProcessPool
import WalkthroughLanguage
import WalkthroughRunner

/// A terminal's modes: raw while the user types, and restored for everything else, even if a signal ends the process.
///
/// So a trap or an endless loop in a command leaves the terminal in the shell's mode.
final class RawMode {
    /// Whether keys come one by one, unechoed.
    private(set) var isOn = false
    private let terminal: Descriptor
    private let original: termios
    /// The handlers that restore the modes before a signal ends the process; strong, they end with this object.
    private var watches: [any DispatchSourceSignal] = []
    private let found: [SignalDisposition]

    /// Remembers the modes; nil if the descriptor is no terminal.
    init?(_ terminal: Descriptor, restoringOn signals: [Int32]) {
        var modes = termios()
        guard tcgetattr(terminal.number, &modes) == 0 else { return nil }
        self.terminal = terminal
        original = modes
        found = signals.map(SignalDisposition.init).filter { !$0.isIgnored }
        watches = found.map { Self.watch($0.number, terminal, modes) }
    }

    deinit {
        for watch in watches { watch.cancel() }
        for disposition in found { disposition.restore() }
        turnOff()
    }

    /// Delivers keys one by one; output keeps its line ends.
    func turnOn() {
        guard !isOn else { return }
        var modes = original
        modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        modes.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP)
        withUnsafeMutableBytes(of: &modes.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        isOn = tcsetattr(terminal.number, TCSADRAIN, &modes) == 0
    }

    func turnOff() {
        guard isOn else { return }
        var modes = original
        tcsetattr(terminal.number, TCSADRAIN, &modes)
        isOn = false
    }

    /// Stops the process and its group, as the terminal does for Ctrl-Z; returns when it continues.
    func suspend() {
        let wasOn = isOn
        turnOff()
        kill(0, SIGTSTP)
        if wasOn { turnOn() }
    }

    private static func watch(
        _ number: Int32, _ terminal: Descriptor, _ original: termios
    ) -> any DispatchSourceSignal {
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler {
            var modes = original
            tcsetattr(terminal.number, TCSANOW, &modes)
            // Then the signal has its default effect.
            signal(number, SIG_DFL)
            var mask = sigset_t()
            sigemptyset(&mask)
            sigaddset(&mask, number)
            pthread_sigmask(SIG_UNBLOCK, &mask, nil)
            raise(number)
        }
        source.resume()
        #if canImport(Darwin)
            // Here a source does not keep a signal from ending the process first.
            signal(number, SIG_IGN)
        #endif
        return source
    }
}
