/// A rule of the accessibility audit; the raw value is the identifier that scripts waive it by.
package enum AuditRule: String, CaseIterable, Sendable {
    /// Something that acts has no label.
    case actionableWithoutLabel = "actionable-without-label"
    /// An image is neither labelled nor decorative.
    case imageWithoutLabel = "image-without-label"
    /// A field has no label.
    case fieldWithoutLabel = "field-without-label"
    /// The traits of an element contradict each other.
    case conflictingTraits = "conflicting-traits"
    /// Something that acts lies inside something else that acts.
    case nestedActionable = "nested-actionable"
    /// Assistive technologies or the keyboard stop at something that is not seen, or pass over what is.
    case focusableButHidden = "focusable-but-hidden"
    /// A modal view lets the focus out.
    case modalWithoutFocus = "modal-without-focus"
    /// The focus is on something that is gone from the screen.
    case focusLost = "focus-lost"
    /// Two siblings that act have the same label.
    case duplicateLabel = "duplicate-label"
    /// Something that acts lies below something else.
    case coveredElement = "covered-element"
    /// Something that acts is smaller than 44 points.
    case hitArea = "hit-area"
    /// A label says what VoiceOver says anyway.
    case labelRepeatsRole = "label-repeats-role"
    /// The label of something that acts ends in punctuation.
    case labelPunctuation = "label-punctuation"
    /// A label is the identifier.
    case labelIsIdentifier = "label-is-identifier"
    /// A switch has no value.
    case switchWithoutValue = "switch-without-value"
    /// Elements are read in another order than they stand in.
    case readingOrder = "reading-order"
    /// Two elements have the same identifier.
    case duplicateIdentifier = "duplicate-identifier"
    /// A text has no room at a size of text.
    case clippedText = "clipped-text"
    /// A text hardly stands out from what is behind it.
    case contrast = "contrast"

    /// The name that scripts waive the rule by.
    package var identifier: String { rawValue }
}
