/// Writes the texts of what can be wrong with the file as such.
struct ConfigurationFileErrorMessage {
    /// The error to put into words.
    private let error: ConfigurationError

    init(_ error: ConfigurationError) {
        self.error = error
    }

    /// The line; empty for errors that are not about the file.
    var text: String {
        switch error {
        case .fileMissing(let path):
            let option = ConfigurationFile.option(naming: path)
            return "\(QuotedText.path(path)): no such file; make it with rehearse config set app NAME\(option), "
                + "or name another with --config FILE"
        case .notAFile(let path, let kind):
            return "\(QuotedText.path(path)): this is \(kind), not a file; name a property list with --config FILE"
        case .unreadable(let path, let reason):
            return "\(QuotedText.path(path)): cannot be read: \(reason); give yourself the right to read it, "
                + "or name another with --config FILE"
        case .tooLarge(let path, let bytes):
            return "\(QuotedText.path(path)): \(bytes) bytes are more than a configuration ever has "
                + "(\(ConfigurationFile.sizeLimit)); name another file with --config FILE"
        case .notAPropertyList(let path, let line, let reason):
            let place = line.map { "\(QuotedText.path(path)):\($0)" } ?? QuotedText.path(path)
            return "\(place): not a property list: \(QuotedText.escaped(reason, limit: 200)); "
                + "mend it there, or move the file away and start anew with rehearse config set app NAME"
                + ConfigurationFile.option(naming: path)
        case .rootNotADictionary(let path, let found):
            return
                "\(QuotedText.path(path)): the root must be a dictionary, found \(found); "
                + "put the keys into <dict> … </dict>"
        case .duplicateKey(let keyPath, let path, let line):
            return "\(QuotedText.path(path)):\(line): \(keyPath): stands here a second time; remove one of the two"
        case .unusableValue(let keyPath, let path, let text):
            return "\(QuotedText.path(path)): \(keyPath): a configuration cannot hold \(QuotedText.escaped(text)); "
                + "write a finite number, an integer in 64 bits at most"
        case .unwritable(let path, let reason):
            return "\(QuotedText.path(path)): cannot be written: \(reason); give yourself the right to write there, "
                + "or name another with --config FILE"
        case .folderMissing(let path):
            return "\(QuotedText.path(path)): cannot be written: its folder is not there; make that, "
                + "or name another with --config FILE"
        case .wouldLose(let path, let reason):
            return "\(QuotedText.path(path)): left as it was, since \(reason); make this change in an editor"
        default: return ""
        }
    }
}
