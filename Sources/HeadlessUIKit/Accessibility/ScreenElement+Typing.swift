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
        if field.enablesReturnKeyAutomatically, field.text?.isEmpty != false { throw .disabled }
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
    /// - Throws: that no field is focused, or that it gave the focus up.
    package func type(_ text: String) throws(InputRefusal) {
        guard let field = firstResponder as? UITextField else { throw .noFocusedField }
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
        for character in text {
            guard isFirstResponder else { throw .noFocus }
            let end = NSRange(location: (self.text ?? "").utf16.count, length: 0)
            guard mayChange(end, to: String(character)) else { continue }
            setContent((self.text ?? "") + String(character))
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
