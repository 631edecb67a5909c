import Foundation

/// What tells that a file was changed: when, and how long it is.
struct FileStamp: Equatable {
    let changed: Date?
    let size: Int
}

extension WorkingFolder {
    /// Returns the stamp of a file; nil where there is none.
    func stamp(of path: String) -> FileStamp? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: systemPath(path)) else { return nil }
        return FileStamp(
            changed: attributes[.modificationDate] as? Date, size: (attributes[.size] as? NSNumber)?.intValue ?? 0)
    }
}
