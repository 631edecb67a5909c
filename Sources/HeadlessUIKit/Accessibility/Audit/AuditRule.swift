/// A rule of the accessibility audit; the raw value is the identifier that scripts waive it by.
package enum AuditRule: String, CaseIterable, Sendable {
    /// An element that the user can operate has no label.
    case actionableWithoutLabel = "actionable-without-label"
    /// An image is neither labelled nor decorative.
    case imageWithoutLabel = "image-without-label"
    /// A field has no label.
    case fieldWithoutLabel = "field-without-label"
    /// The traits of an element contradict each other.
    case conflictingTraits = "conflicting-traits"
    /// An element that the user can operate lies inside another such element.
    case nestedActionable = "nested-actionable"
    /// Assistive technologies or the keyboard can focus something invisible, or skip something visible.
    case focusableButHidden = "focusable-but-hidden"
    /// The focus can leave a modal view.
    case modalWithoutFocus = "modal-without-focus"
    /// The focus is on a view that is no longer on the screen.
    case focusLost = "focus-lost"
    /// Two siblings that the user can operate have the same label.
    case duplicateLabel = "duplicate-label"
    /// An element that the user can operate is covered by another view.
    case coveredElement = "covered-element"
    /// An element that the user can operate is smaller than 44 points.
    case hitArea = "hit-area"
    /// A label repeats the role, which VoiceOver says too.
    case labelRepeatsRole = "label-repeats-role"
    /// The label of an element that the user can operate ends in punctuation.
    case labelPunctuation = "label-punctuation"
    /// A label is the same text as the identifier.
    case labelIsIdentifier = "label-is-identifier"
    /// A switch has no value.
    case switchWithoutValue = "switch-without-value"
    /// Elements are read in another order than the one in which they lie on the screen.
    case readingOrder = "reading-order"
    /// Two elements have the same identifier.
    case duplicateIdentifier = "duplicate-identifier"
    /// A text is cut off at one of the text sizes that are tried.
    case clippedText = "clipped-text"
    /// The constraints do not determine the position of a view.
    case ambiguousLayout = "ambiguous-layout"
    /// Required constraints cannot all hold.
    case contradictingConstraints = "contradicting-constraints"
    /// An element has no width or no height.
    case noSize = "no-size"
    /// A part of a row or a sheet lies outside it.
    case outsideContainer = "outside-container"
    /// A text or a control lies under a bar, the camera or the home indicator.
    case outsideSafeArea = "outside-safe-area"
    /// The contrast of a text with its background is too low.
    case contrast = "contrast"

    /// The name that scripts waive the rule by.
    package var identifier: String { rawValue }
}

extension AuditRule {
    /// Why the rule is there, in one sentence.
    package var reason: String {
        switch self {
        case .actionableWithoutLabel: "VoiceOver reads the label; without one nobody knows what a tap would do."
        case .imageWithoutLabel: "VoiceOver stops at the image and has nothing to say."
        case .fieldWithoutLabel: "VoiceOver stops at the field and cannot say what to write in it."
        case .conflictingTraits: "VoiceOver announces two kinds at once, and the user cannot tell how to use it."
        case .nestedActionable: "VoiceOver reaches only one of the two, and a finger easily hits the wrong one."
        case .focusableButHidden: "What is focused and what is seen must be the same, or the user is lost."
        case .modalWithoutFocus: "VoiceOver reaches what lies behind, which cannot be used now."
        case .focusLost: "VoiceOver reads nothing, or begins at the top, when its element leaves the screen."
        case .duplicateLabel: "VoiceOver and Voice Control users cannot tell the two apart."
        case .coveredElement: "VoiceOver offers it, but a touch goes to what lies over it."
        case .hitArea:
            "A finger misses what is smaller than 44 points (Human Interface Guidelines, \"Accessibility\")."
        case .labelRepeatsRole: "VoiceOver says the kind after the label, so that it is heard twice."
        case .labelPunctuation: "VoiceOver pauses at it, and Voice Control users have to guess it."
        case .labelIsIdentifier: "An identifier is for tests; read aloud it tells a user little."
        case .switchWithoutValue: "VoiceOver cannot say whether it is on or off."
        case .readingOrder: "VoiceOver jumps against the order in which the screen is seen."
        case .duplicateIdentifier: "A test that looks for it finds two elements."
        case .clippedText: "Users of that text size cannot read it to its end."
        case .ambiguousLayout: "What constraints leave open may come out otherwise on another device."
        case .contradictingConstraints: "The system leaves one of them out, and another version may choose another one."
        case .noSize: "VoiceOver offers it, but nobody sees it, and no finger hits it."
        case .outsideContainer: "Nobody sees it, or a finger hits what lies there instead."
        case .outsideSafeArea: "A bar, the camera or the home indicator lies over it: nobody can see or touch it there."
        case .contrast: "Text below 4.5 to 1 is hard to read (WCAG 2.2, 1.4.3)."
        }
    }

    /// How to correct the problem, as one clause.
    package var remedy: String {
        switch self {
        case .actionableWithoutLabel: "give it a title or an accessibilityLabel"
        case .imageWithoutLabel:
            "give it an accessibilityLabel, or hide it by accessibilityElementsHidden if it is decorative"
        case .fieldWithoutLabel: "give it a placeholder or an accessibilityLabel"
        case .conflictingTraits: "set accessibilityTraits to the one kind that it is"
        case .nestedActionable: "put the two side by side, or let only one of them act"
        case .focusableButHidden: "show it where it is focusable, or let nothing focus it"
        case .modalWithoutFocus:
            "set accessibilityViewIsModal on a view beside all others, with something to focus in it, "
                + "and move the focus there"
        case .focusLost: "post screenChanged or layoutChanged with an element that is on screen now"
        case .duplicateLabel: "say in each label what it acts on"
        case .coveredElement: "move the two apart, or hide one of them"
        case .hitArea: "make it at least 44 × 44 pt"
        case .labelRepeatsRole: "leave the kind out of the label"
        case .labelPunctuation: "leave the punctuation out of the label"
        case .labelIsIdentifier: "give it an accessibilityLabel in the user's words"
        case .switchWithoutValue: "use a UISwitch, or set accessibilityValue to its state"
        case .readingOrder: "add the views in the order in which they stand, or set accessibilityElements"
        case .duplicateIdentifier: "give each its own accessibilityIdentifier"
        case .clippedText: "allow it more lines or more room"
        case .ambiguousLayout: "add the constraints that it lacks"
        case .contradictingConstraints: "remove one of them, or give it a lower priority"
        case .noSize: "give it a frame or constraints, or hide it"
        case .outsideContainer: "make room for it, or let it scroll"
        case .outsideSafeArea: "constrain it to safeAreaLayoutGuide, or place it within safeAreaInsets"
        case .contrast: "choose colours that differ more"
        }
    }

    /// The rule's index among all rules; findings about one element are sorted by it.
    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Something that the accessibility audit found, about one element of a screen.
package struct AuditFinding: Hashable, Sendable {
    /// The rule that is broken.
    package let rule: AuditRule
    /// The element's role and name, without the parts that change while it is used: `button "Adopt" in row "swift"`.
    package let element: String
    /// The problem, worded to follow the element's name: `is 20 × 20 pt`.
    package let problem: String
    /// The index, on the screen, of the element or of the one around the view; `nil` if there is none.
    package let elementIndex: Int?
    /// The index, on the screen, of the list with the row that the element is or lies in; `nil` if there is none.
    package let listIndex: Int?
    /// What distinguishes it from other findings of its rule about the same element; mostly empty.
    package var detail = ""
    /// How many more rows of the list have the same problem and no finding of their own.
    package var othersInList = 0

    /// The problem, with the number of others like it in the list: `has no label (9 more like it in this list)`.
    package var problemInAll: String {
        othersInList == 0 ? problem : problem + " (\(othersInList) more like it in this list)"
    }
}

extension AuditFinding: CustomStringConvertible {
    /// The finding in one line, with the remedy.
    package var description: String { "\(rule.identifier): \(element) \(problemInAll): \(rule.remedy)" }
}
