import Foundation

/// Finds out which commit the sources are at, without starting git.
enum SourceCommit {
    /// The variables in which CI systems say it: GitHub, GitLab, Buildkite, CircleCI, Bitrise, Jenkins.
    private static let variables = [
        "GITHUB_SHA", "CI_COMMIT_SHA", "BUILDKITE_COMMIT", "CIRCLE_SHA1", "BITRISE_GIT_COMMIT", "GIT_COMMIT",
    ]

    /// Returns the first 12 digits of the commit: CI's word for it, else the checked-out commit of the repository.
    ///
    /// - Parameters:
    ///   - environment: the environment's variables.
    ///   - folder: where to look for a repository, and then in the folders around it.
    /// - Returns: nil if neither tells.
    static func read(environment: [String: String], folder: URL) -> String? {
        for name in variables {
            if let commit = shortened(environment[name]) { return commit }
        }
        var folder = folder.standardizedFileURL
        while true {
            let repository = folder.appending(path: ".git", directoryHint: .isDirectory)
            if let head = text(of: repository.appending(path: "HEAD")) {
                return shortened(head) ?? commit(of: head, in: repository)
            }
            guard folder.path.count > 1 else { return nil }
            folder.deleteLastPathComponent()
        }
    }

    /// Returns the commit of a branch, `ref: refs/heads/main`, from its own file or from the packed ones.
    private static func commit(of head: String, in repository: URL) -> String? {
        guard head.hasPrefix("ref: ") else { return nil }
        let name = String(head.dropFirst("ref: ".count))
        if let commit = shortened(text(of: repository.appending(path: name))) { return commit }
        let packed = text(of: repository.appending(path: "packed-refs")) ?? ""
        let line = packed.split(separator: "\n").first { $0.hasSuffix(" " + name) }
        return shortened(line.map { String($0.prefix { $0 != " " }) })
    }

    private static func text(of file: URL) -> String? {
        (try? String(contentsOf: file, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Returns the beginning of a commit's number; nil if the text is none.
    private static func shortened(_ text: String?) -> String? {
        guard let text, text.utf8.count >= 40, text.allSatisfy(\.isHexDigit) else { return nil }
        return String(text.prefix(12))
    }
}
