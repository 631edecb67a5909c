import WalkthroughLanguage
import WalkthroughRunner

/// Writes the pictures that a run with `--update` found changed, and says in which files.
struct UpdatedPictures {
    /// What the run found.
    let updates: PictureUpdates
    /// The folder of the scripts, and the stream of messages.
    let context: CommandContext

    /// Writes them, each file as a whole; returns whether each file could be written.
    func write() -> Bool {
        var isDone = true
        for (path, count) in updates.files {
            do throws(CommandFailure) {
                try rewrite(path)
                context.remark("updated \(path): \(count) \(count == 1 ? "picture" : "pictures")")
            } catch {
                context.complain(error)
                isDone = false
            }
        }
        return isDone
    }

    private func rewrite(_ path: String) throws(CommandFailure) {
        let bytes: [UInt8]
        do throws(ScriptReadError) {
            bytes = try context.folder.read(path)
        } catch {
            throw CommandFailure("\(path) cannot be read any more, so its pictures stay as they are")
        }
        let text = updates.rewritten(String(decoding: bytes, as: UTF8.self), of: path)
        try context.folder.write(Array(text.utf8), to: path)
    }
}
