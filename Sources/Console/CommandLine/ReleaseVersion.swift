/// The version of Rehearsal, as `--version` says it.
enum ReleaseVersion {
    static let number = "0.1.0"
    static let text = "rehearse \(number)"
}
