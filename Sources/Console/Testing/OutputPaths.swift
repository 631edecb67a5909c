import Foundation
import Reports
import Walkthroughs

/// The files that a run or a merge writes, each of which has to be another, and none of which it needs itself.
struct OutputPaths {
    /// The paths with the options that name them and what is written there, in the order of the command line.
    private let outputs: [(option: String, path: String, content: String)]

    /// Takes them from the options of a run.
    init(_ options: TestOptions) { self.init(options.reports, trace: options.trace) }

    /// Takes them from what is to be reported.
    init(_ reports: [ReportTarget], trace: String? = nil) {
        var outputs: [(option: String, path: String, content: String)] = []
        for target in reports {
            guard let path = target.path else { continue }
            let option = "--report \(target.format.rawValue)=\(path)"
            guard target.format == .html else {
                outputs.append((option, path, target.format.rawValue))
                continue
            }
            outputs.append((option, path + "/" + HtmlReport.fileName, target.format.rawValue))
            outputs.append((option, path + "/" + JournalReader.fileName, ReportTarget.Format.json.rawValue))
        }
        if let path = trace { outputs.append(("--trace \(path)", path, "trace")) }
        self.outputs = outputs
    }

    /// Finds a file that would be written twice, or that is a script or is read: the configuration, a shard's journal.
    ///
    /// Devices and pipes are no such files, and what is asked for twice is written once; not by two paths that a link
    /// makes one, since those are two files to whoever writes them.
    ///
    /// - Parameters:
    ///   - inputs: what is read.
    ///   - journal: the one of them that a journal may replace, for it holds the same; nil where none may be.
    func check(
        against inputs: [String], replacing journal: String? = nil, _ context: CommandContext
    ) throws(CommandFailure) {
        let folder = context.folder
        let names = Set(outputs.map { Self.name($0.path) })
        let isPlain =
            names.isDisjoint(with: ["", ".", ".."].map(ExactText.init))
            && !outputs.contains { folder.isLinked($0.path) }
        // Of thousands of scripts hardly one is called like a report.
        let likely = inputs.filter { !isPlain || names.contains(Self.name($0)) }
        let inputs = Set(likely.map(folder.output))
        let journal = journal.map(folder.output)
        var taken: [OutputPlace: (option: String, path: ExactText, content: String)] = [:]
        var messages: [String] = []
        for (option, path, content) in outputs where !folder.isStream(path) {
            let place = folder.output(at: path)
            if let stream = Self.stream(at: place, context) {
                messages.append("\(option) is the file that \(stream) goes to; name another one")
                continue
            }
            let written = ExactText(WorkingFolder.standardized(folder.systemPath(path)))
            let isSame = place == journal && content == ReportTarget.Format.json.rawValue
            if inputs.contains(place), !isSame {
                messages.append("\(option) would take the place of what is read; name another file")
            } else if ScriptFiles.isScript(path), folder.item(at: path) == .file {
                messages.append("\(option) would take the place of a script; name another file")
            } else if let other = taken[place], other.content != content || other.path != written {
                messages.append("\(option) is the file of \(other.option); name another one")
            }
            taken[place] = (option, written, content)
        }
        guard messages.isEmpty else { throw CommandFailure(messages: messages) }
    }

    /// Returns which of the two streams goes to a file; nil where neither does.
    private static func stream(at place: OutputPlace, _ context: CommandContext) -> String? {
        func leads(_ stream: Descriptor) -> Bool {
            var status = stat()
            return fstat(stream.number, &status) == 0 && place == .file(FileIdentity(status))
        }
        if leads(context.surroundings.output) { return "standard output" }
        return leads(context.surroundings.errors) ? "standard error" : nil
    }

    /// Returns what follows the last slash.
    private static func name(_ path: String) -> ExactText {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ExactText(path) }
        return ExactText(String(path[path.utf8.index(after: slash)...]))
    }
}
