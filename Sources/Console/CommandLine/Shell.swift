/// The shells there are completions for.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}
