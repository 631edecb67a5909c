package import WalkthroughRunner

/// What reports say of a walkthrough.
extension WalkthroughResult {
    /// The folder of its script; `.` if the path names none.
    package var folder: String {
        guard let slash = walkthrough.path.lastIndex(of: "/") else { return "." }
        return slash == walkthrough.path.startIndex ? "/" : String(walkthrough.path[..<slash])
    }

    /// The script's name without folder.
    var scriptFile: String {
        let path = walkthrough.path
        guard let slash = path.lastIndex(of: "/") else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// The script's name without folder and extension.
    package var scriptName: String {
        let name = scriptFile
        return name.utf8.count > 5 && name.hasSuffix(".walk") ? String(Substring(name.utf8.dropLast(5))) : name
    }

    /// The option of the limit that ended it; nil if none did.
    var limit: String? { breakdown?.limit?.option }

    /// What is wrong, in one sentence without a full stop; nil if nothing is.
    package var problem: String? {
        switch outcome {
        case .passed, .skipped: nil
        case .failed, .knownFailure: failures.last?.headline ?? reason
        case .unexpectedPass: "it passed, and its script says that it fails: " + (reason ?? "")
        case .crashed, .timedOut: breakdown?.message ?? reason ?? "its process ended"
        case .unfinished: "it began and has no result: the run ended, or was ended, before it did"
        case .notRun: "it was planned and did not run: the run ended, or was ended, before it"
        }
    }
}

extension AppOutput {
    /// The lines for a reader, the first of them a count of what stood before; safe to print.
    var shown: [String] {
        let count = bytesLeftOut > 0 ? ["… \(bytesLeftOut) bytes before this are left out"] : []
        return count + lines.map(Excerpt.line)
    }
}
