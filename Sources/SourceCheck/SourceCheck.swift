/// Looks through the sources of scenes, workers and containers for what would take them off the stage or make two runs
/// differ.
///
/// It reads tokens and knows no types, so it finds what is written out: `Task { }`, `Date()`, a loop over what is
/// declared as a Set in the same sources. What a name in comments and strings says is nothing to it; what a name in an
/// interpolation does is. A type that the sources declare themselves, a `Task` of a to-do list, is left alone.
package struct SourceCheck {
    /// The files, in the order given.
    private let files: [File]

    /// Takes the files of one app, or of several; names that one declares are known in the others.
    ///
    /// - Parameter sources: their paths, as they should be shown, and their bytes, which need not be text.
    package init(_ sources: [(path: String, bytes: [UInt8])]) {
        files = sources.map { File(path: $0.path, bytes: $0.bytes) }
    }

    /// Returns what is wrong, file by file in the order given, in each in the order of its text.
    package func findings() -> [SourceFinding] {
        let fileNames = files.map { FileNames($0.text) }
        var names = DeclaredNames(Array(zip(files.map(\.text), fileNames)))
        var scoped = zip(files, fileNames).map { ScopedNames($0.text, $1.outline, names) }
        for each in scoped { names.add(membersOf: each) }
        for place in scoped.indices { scoped[place].resolve(names) }
        return files.indices.flatMap { files[$0].findings(fileNames[$0], names, scoped[$0]) }
    }
}
