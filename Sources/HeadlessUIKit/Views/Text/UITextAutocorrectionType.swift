/// Whether words are corrected while the user writes.
public enum UITextAutocorrectionType: Sendable {
    /// As the kind of field suggests.
    case `default`
    /// Never.
    case no
    /// Always.
    case yes
}
