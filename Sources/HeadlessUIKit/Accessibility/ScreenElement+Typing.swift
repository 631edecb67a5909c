import Foundation

extension ScreenElement {
    /// Focuses the field and appends text, one editing event per character.
    ///
    /// - Throws: why the user cannot.
    package func type(_ text: String) throws(InputRefusal) {
        try focusedField("be typed into").write(text)
    }

    /// Focuses the field and empties it, with one editing event if there was anything.
    ///
    /// - Throws: why the user cannot.
    package func clear() throws(InputRefusal) {
        try focusedField("be cleared").empty()
    }

    /// Focuses the field and presses Return.
    ///
    /// - Throws: why the user cannot.
    package func submit() throws(InputRefusal) {
        let field = try focusedField("be submitted")
        if field.enablesReturnKeyAutomatically, field.text?.isEmpty != false { throw .emptyForReturn }
        field.pressReturn()
    }

    private func focusedField(_ action: String) throws(InputRefusal) -> UITextField {
        guard let field = try present() as? UITextField else { throw .unfit(role: role, action: action) }
        try field.reach()
        guard field.becomeFirstResponder() else { throw .noFocus }
        return field
    }
}

extension UIWindow {
    /// Appends text in the focused field, one editing event per character.
    ///
    /// - Throws: that no field of what is on top is focused, as below an alert, or that it gave the focus up.
    package func type(_ text: String) throws(InputRefusal) {
        guard let field = firstResponder as? UITextField else { throw .noFocusedField }
        if let shown = topmostController?.viewIfLoaded, !field.isDescendant(of: shown) { throw .noFocusedField }
        try field.write(text)
    }

    /// Lowers the keyboard as a user does who pulls it down; tells whether it was up.
    package func lowerKeyboard() -> Bool {
        guard let responder = firstResponder, responder.takesText else { return false }
        return responder.resignFirstResponder()
    }
}

extension UITextField {
    /// Appends text as the user does, character by character; each may be refused by the delegate.
    fileprivate func write(_ text: String) throws(InputRefusal) {
        // Counted once and then kept, for in a long text that is not ASCII counting takes its time.
        var counted = self.text ?? ""
        var length = counted.utf16.count
        for character in text {
            guard isFirstResponder else { throw .noFocus }
            let before = self.text ?? ""
            // The same text in the same place is found equal at once.
            if before != counted { (counted, length) = (before, before.utf16.count) }
            guard mayChange(NSRange(location: length, length: 0), to: String(character)) else { continue }
            let after = (self.text ?? "") + String(character)
            let isAppended = self.text == counted
            setContent(after)
            if isAppended { (counted, length) = (after, length + character.utf16.count) }
            didChangeByUser()
        }
    }

    /// Empties the field as the user does: by its clear button if it has one, else by deleting all.
    fileprivate func empty() {
        let text = text ?? ""
        guard !text.isEmpty else { return }
        let all = NSRange(location: 0, length: text.utf16.count)
        guard clearButtonMode == .never ? mayChange(all, to: "") : mayClear() else { return }
        setContent("")
        didChangeByUser()
    }
}
