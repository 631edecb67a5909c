import StageRuntime
import WalkthroughLanguage

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
        guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return file }
        return String(file[file.utf8.index(after: slash)...])
    }
}
