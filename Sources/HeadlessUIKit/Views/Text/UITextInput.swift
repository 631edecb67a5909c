public import Foundation

/// A position in a text, between two characters.
open class UITextPosition: NSObject {
    /// The number of UTF-16 units before it.
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
open class UITextRange: NSObject {
    /// The part, in UTF-16 units.
    let range: NSRange
    init(_ range: NSRange) { self.range = range }

    /// The start.
    open var start: UITextPosition { UITextPosition(range.location) }
    /// The end.
    open var end: UITextPosition { UITextPosition(NSMaxRange(range)) }
    /// Whether it has no characters.
    open var isEmpty: Bool { range.length == 0 }
}

/// What the keyboard does with a text; every member has a default, complete only for fields and text views.
public protocol UITextInput: UITextInputTraits {
    /// The selected part, which typed text replaces; one without characters is the caret.
    var selectedTextRange: UITextRange? { get set }
    /// The start of the text.
    var beginningOfDocument: UITextPosition { get }
    /// The end of the text.
    var endOfDocument: UITextPosition { get }
    /// Returns the part between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position some UTF-16 units after another one; `nil` beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns how many UTF-16 units are between two positions.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the text of a part.
    func text(in range: UITextRange) -> String?
    /// Replaces a part, without asking the delegate.
    func replace(_ range: UITextRange, withText text: String)
}

/// A view whose text the defaults of `UITextInput` read and change.
protocol SelectableText: AnyObject {
    var wholeText: String { get }
    /// The selected part, in UTF-16 units.
    var selectedPart: NSRange { get set }
    func replacePart(_ range: NSRange, with text: String)
}

extension UITextInput {
    private var own: (any SelectableText)? { self as? any SelectableText }
    private var length: Int { own?.wholeText.utf16.count ?? 0 }
    private func limited(_ range: NSRange) -> NSRange {
        NSRange(location: min(range.location, length), length: min(range.length, length - min(range.location, length)))
    }

    /// The selected part, which typed text replaces; one without characters is the caret.
    public var selectedTextRange: UITextRange? {
        get { own.map { UITextRange($0.selectedPart) } }
        set { if let newValue { own?.selectedPart = limited(newValue.range) } }
    }
    /// The start of the text.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The end of the text.
    public var endOfDocument: UITextPosition { UITextPosition(length) }
    /// Returns the part between two positions.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (start, end) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
        return UITextRange(NSRange(location: start, length: end - start))
    }
    /// Returns the position some UTF-16 units after another one; `nil` beyond the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, isOver) = position.offset.addingReportingOverflow(offset)
        return !isOver && (0...length).contains(place) ? UITextPosition(place) : nil
    }
    /// Returns how many UTF-16 units are between two positions.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    /// Returns the text of a part.
    public func text(in range: UITextRange) -> String? {
        own.map { NSString(string: $0.wholeText).substring(with: limited(range.range)) }
    }
    /// Replaces a part, without asking the delegate.
    public func replace(_ range: UITextRange, withText text: String) {
        own?.replacePart(limited(range.range), with: text)
    }
}

extension UITextField: UITextInput, SelectableText {
    var wholeText: String { text ?? "" }
    var selectedPart: NSRange {
        get { selection ?? NSRange(location: wholeText.utf16.count, length: 0) }
        set {
            guard newValue != selectedPart else { return }
            selection = newValue == NSRange(location: wholeText.utf16.count, length: 0) ? nil : newValue
            delegate?.textFieldDidChangeSelection(self)
        }
    }

    func replacePart(_ range: NSRange, with text: String) {
        let whole = NSString(string: wholeText)
        setContent(whole.replacingCharacters(in: range, with: text))
        let end = range.location + text.utf16.count
        selection = end == wholeText.utf16.count ? nil : NSRange(location: end, length: 0)
        didChangeByUser()
    }

    /// Deletes the selected part, or the character before the caret.
    func deleteSelection() {
        var part = selectedPart
        if part.length == 0, part.location > 0 {
            part = NSString(string: wholeText).rangeOfComposedCharacterSequence(at: part.location - 1)
        }
        if part.length > 0 { replacePart(part, with: "") }
    }
}

extension UITextView: UITextInput, SelectableText {
    var wholeText: String { content }
    var selectedPart: NSRange {
        get { selectedRange }
        set { selectedRange = newValue }
    }
    func replacePart(_ range: NSRange, with text: String) { replace(range, with: text, asking: false) }
}
