import Basics

/// Why a file is no trace that can be compared.
package struct TraceFileError: Error, Equatable {
    /// What kind of problem it is.
    enum Problem: Equatable {
        /// The file could not be read; says why.
        case unreadable(String)
        /// It does not begin as a trace file does.
        case foreign
        /// It is a journal, which tells results and no traces.
        case journal
        /// Another version wrote it.
        case version(String)
        /// A line is none of a trace file; says why.
        case malformed(line: Int, String)
        /// It ends in the middle of a walkthrough.
        case cutOff
        /// The walkthrough that ends in a line has fewer or more events than it says.
        case miscounted(line: Int, events: Int, said: Int)
    }

    /// The file's path, as it was given.
    let file: String
    /// What is wrong.
    let problem: Problem

    /// What is wrong, where, and the way out.
    package var message: String {
        let advice = "`rehearse test --trace FILE` writes one"
        let name = SafeText.fragment(file)
        switch problem {
        case .unreadable(let reason): return "\(name) cannot be read: \(SafeText.fragment(reason))"
        case .foreign: return "\(name) is no trace: it does not begin as one does; " + advice
        case .journal: return "\(name) is a journal, which tells results and no traces; " + advice
        case .version(let version):
            return "\(name) has version \(SafeText.fragment(version)), and this `rehearse` reads version "
                + "\(TraceFile.major); use the `rehearse` that wrote it"
        case .malformed(let line, let reason):
            return "\(name):\(line): this is no line of a trace: \(SafeText.fragment(reason))"
        case .cutOff: return "\(name) ends in the middle of a walkthrough; write it anew"
        case .miscounted(let line, let events, let said):
            return "\(name):\(line): the walkthrough that ends here has \(events) \(events == 1 ? "event" : "events"), "
                + "and says that it has \(said): lines are \(events < said ? "missing" : "too many"); write it anew"
        }
    }
}
