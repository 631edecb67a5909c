import StageRuntime
import WalkthroughLanguage

/// Keeps a whole trace, and with each step the hash of all that came before it.
final class TraceLog {
    /// The events so far, in order.
    private(set) var entries: [TracedEvent] = []

    /// Keeps what a trace records from now on.
    init(of trace: Trace) {
        // Unowned: the trace calls its observers while it lives, and holds this object so.
        trace.observe { [unowned trace] event in
            let hash = event.category == .step ? trace.hash : nil
            self.entries.append(TracedEvent(event: event, hash: hash))
        }
    }
}

extension Trace {
    /// Adds the event of a step of a script that begins.
    ///
    /// The place is the script's own name without its folder, so that equal runs in two folders give equal bytes.
    ///
    /// - Parameters:
    ///   - line: the line as written, secrets as dots.
    ///   - location: where it stands.
    func recordStep(_ line: String, at location: SourceLocation) {
        record(line, .step, [TraceEvent.Field("at", location.fileName + ":" + String(location.line))])
    }
}

extension SourceLocation {
    /// The script's name without its folder.
    fileprivate var fileName: String {
        guard let slash = file.lastIndex(of: "/") else { return file }
        return String(file[file.utf8.index(after: slash)...])
    }
}
