/// A script or a folder of scripts, and perhaps a line in it.
struct ScriptLocation: Equatable, Sendable {
    var path: String
    /// A line of the walkthrough that is meant, from 1.
    var line: Int?
    /// The whole as it was written: where something stands at this path, that is what is meant.
    private(set) var word: String

    init(path: String, line: Int? = nil) {
        (self.path, self.line) = (path, line)
        word = line.map { "\(path):\($0)" } ?? path
    }

    /// Reads `PATH`, `PATH:LINE`, or `PATH:LINE:COLUMN` as an error prints it; nil for an empty path or line 0.
    init?(_ word: String) {
        var path = word[...]
        var numbers: [Int] = []
        while numbers.count < 2, let colon = path.lastIndex(of: ":"),
            let number = Int(digits: path[path.index(after: colon)...])
        {
            numbers.append(number)
            path = path[..<colon]
        }
        guard !path.isEmpty, numbers.last != 0 else { return nil }
        self.init(path: String(path), line: numbers.last)
        self.word = word
    }

    /// What is meant counts, not how it was written.
    static func == (left: ScriptLocation, right: ScriptLocation) -> Bool {
        left.path == right.path && left.line == right.line
    }

    /// Reads the same where a file whose name ends like a line is taken as it is, and so is what has no line.
    init(_ word: String, in folder: WorkingFolder) {
        let isPlain = folder.item(at: word) != .nothing
        self = (isPlain ? nil : ScriptLocation(word)) ?? ScriptLocation(path: word)
    }
}
