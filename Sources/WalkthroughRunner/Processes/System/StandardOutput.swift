import Basics
import Foundation

/// The standard output of this process, diverted while apps run in it, so that no report has what they print.
///
/// Made by a run that has no runner processes; whoever has something to print uses `original` meanwhile.
package final class StandardOutput {
    /// A descriptor that leads to where standard output led; closed when this is let go.
    package let original: Int32
    /// What apps print.
    private let captured: CapturedOutput

    /// Makes one that diverts nothing yet; nil if the system has no descriptor or no file left.
    package init?() {
        guard let file = try? AnonymousFile() else { return nil }
        // Once all properties have a value, to return nil would run `deinit`, which closes what is closed already.
        let number = fcntl(1, F_DUPFD_CLOEXEC, 3)
        guard number >= 0 else {
            file.channel.end()
            return nil
        }
        captured = CapturedOutput(file: file)
        original = number
    }

    deinit {
        restore()
        Descriptor(original).end()
        captured.file.channel.end()
    }

    /// Has what is printed from here on captured.
    package func divert() {
        fflush(nil)
        captured.file.channel.duplicate(as: 1)
    }

    /// Has what is printed from here on go to where it went before.
    package func restore() {
        fflush(nil)
        Descriptor(original).duplicate(as: 1)
    }

    /// Returns what was printed since the last call.
    package func take() -> AppOutput? {
        fflush(nil)
        return captured.take()
    }
}
