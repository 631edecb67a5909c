import HeadlessUIKit

/// Tells our own drawings from anything else that a journal of unknown origin may hold: a page made of it runs nothing.
enum DrawingCheck {
    /// Returns whether each tag is one that a drawing has, with attributes that neither refer to anything nor run.
    static func isHarmless(_ body: String) -> Bool {
        let attribute = #"(?:viewBox|(?!on|style)[a-z-]+)='(?:[-a-z0-9.,# ]*|matrix\([-0-9. ]*\))'"#
        let elements = "rect|circle|polyline|text|tspan|g|svg"
        guard let tag = try? Regex("</?(?:\(elements))(?: \(attribute))*/?>") else { return false }
        return !body.replacing(tag, with: "").contains("<")
    }
}

extension JournalEntry {
    /// The entry, with an empty drawing if it has one that is none of ours.
    var withoutForeignDrawing: JournalEntry {
        guard case .picture(let key, let picture) = self, !DrawingCheck.isHarmless(picture.body) else { return self }
        let empty = ScreenPicture(
            width: picture.width, height: picture.height, isDark: picture.isDark, keyboard: picture.keyboard, body: "")
        return .picture(key: key, empty)
    }
}
