import Foundation
import Testing

/// A folder so deep that no path leads to its end: the system refuses it to everybody.
final class DeepFolder {
    /// The name of it and of all folders in it.
    static let name = String(repeating: "n", count: 250)
    /// How many there are; a path has 4096 bytes at most.
    private static let depth = 20

    /// The folder that it is in.
    private let parent: String

    /// Makes it from the inside, as the end has no path later.
    init(in parent: String) throws {
        self.parent = parent
        try #require(mkdir(inner, 0o755) == 0)
        for _ in 1..<Self.depth {
            try #require(mkdir(outer, 0o755) == 0)
            try #require(rename(inner, outer + "/" + Self.name) == 0)
            try #require(rename(outer, inner) == 0)
        }
        try #require(rename(inner, parent + "/" + Self.name) == 0)
    }

    deinit {
        rename(parent + "/" + Self.name, inner)
        for _ in 1..<Self.depth {
            rename(inner + "/" + Self.name, outer)
            rmdir(inner)
            rename(outer, inner)
        }
        rmdir(inner)
    }

    private var inner: String { parent + "/.inner" }
    private var outer: String { parent + "/.outer" }
}
