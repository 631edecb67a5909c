import Reports
import WalkthroughLanguage
import WalkthroughRunner

/// The files that a run or a merge writes; they must differ from each other and from the files that are read.
struct OutputPaths {
    /// A file, with the option that names it and its format.
    private struct Output {
        let option: String
        let path: String
        let format: String
    }

    private let outputs: [Output]

    init(_ options: TestOptions) { self.init(options.reports, trace: options.trace) }

    /// Makes the paths of the requested reports, with a trace or a graph.
    init(_ reports: [ReportTarget], trace: String? = nil, graph: String? = nil) {
        var outputs: [Output] = []
        for target in reports {
            for file in ReportFiles.files(of: target) {
                let option = "--report \(target.name)=\(target.path ?? "")"
                outputs.append(Output(option: option, path: file.path, format: file.format.name))
            }
        }
        if let path = trace { outputs.append(Output(option: "--trace \(path)", path: path, format: "trace")) }
        if let path = graph { outputs.append(Output(option: "--graph \(path)", path: path, format: "graph")) }
        self.outputs = outputs
    }

    /// Throws if a file would be written twice, is a script, or is read.
    ///
    /// Devices and pipes may be written by several; a report that is requested twice is written once.
    ///
    /// - Parameters:
    ///   - inputs: the files that are read, except scripts, which are recognised by their names.
    ///   - journal: the input that a journal may replace, since it has the same contents; nil if there is none.
    func check(
        against inputs: [String], replacing journal: String? = nil, _ context: CommandContext
    ) throws(CommandFailure) {
        let folder = context.folder
        guard !outputs.isEmpty else { return }
        let inputs = Set(Set(inputs).map(folder.identity))
        let journal = journal.map(folder.identity)
        var taken: [String: Output] = [:]
        var messages: [String] = []
        for output in outputs where !folder.isStream(output.path) {
            let path = folder.identity(of: output.path)
            let isSame = path == journal && output.format == JsonLinesReport.name
            if [path, output.path].contains(where: ScriptFiles.isScript), folder.item(at: output.path) == .file {
                messages.append("\(output.option) would overwrite a script; name another file")
            } else if inputs.contains(path), !isSame {
                messages.append("\(output.option) would overwrite a file that is read; name another file")
            } else if let other = taken[path], other.format != output.format {
                messages.append("\(output.option) is the file of \(other.option); name another one")
            }
            taken[path] = output
        }
        guard messages.isEmpty else { throw CommandFailure(messages: messages) }
    }
}
