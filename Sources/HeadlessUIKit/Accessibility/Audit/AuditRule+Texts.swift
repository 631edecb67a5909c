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
        case .modalWithoutFocus: "VoiceOver wanders off to what lies behind, which cannot be used now."
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
        case .contrast: "Text below 4.5 to 1 is hard to read (WCAG 2.2, 1.4.3)."
        }
    }

    /// How to mend what breaks the rule, as one clause.
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
        case .contrast: "choose colours that differ more"
        }
    }

    /// The rule's place among all, by which findings about one element are ordered.
    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
