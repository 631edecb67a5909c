import Configuration
import Walkthroughs

extension Project {
    /// Returns a loader of the scripts in a folder, given the values of `--param`.
    func loader(
        _ parameters: [KeyValue], for purpose: WalkthroughLoader.Purpose, in folder: WorkingFolder
    ) -> WalkthroughLoader {
        WalkthroughLoader(
            vocabulary: vocabulary, parameters: parameters.values, for: purpose, locate: folder.place,
            nearest: { ScriptFiles.nearest(to: $0, in: folder) }
        ) {
            (path) throws(ScriptReadError) in try folder.read(path)
        }
    }
}

extension [KeyValue] {
    /// The values by name; of two for a name the later holds.
    var values: [String: String] { Dictionary(map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }) }
}

extension LoadResult {
    /// Sees that each `--param` is one that some script has.
    func check(_ parameters: [KeyValue]) throws(CommandFailure) {
        var names: Set<String> = []
        let unknown = parameters.map(\.key).filter { !parameterNames.contains($0) && names.insert($0).inserted }
        guard !unknown.isEmpty else { return }
        let known = parameterNames.sorted()
        let others = known.isEmpty ? "they have none" : "they have " + known.joined(separator: ", ")
        throw CommandFailure(
            messages: unknown.map { name in
                let nearest = NearestWord.search(name, among: known).map { "did you mean \($0)?" }
                return "--param \(name): these scripts have no such parameter; \(nearest ?? others)"
            })
    }
}
