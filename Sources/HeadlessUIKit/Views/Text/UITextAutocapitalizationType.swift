/// Which letters become capitals while the user writes.
public enum UITextAutocapitalizationType: Sendable {
    /// None.
    case none
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters
}
