public import Foundation

/// An image in a text, instead of one character.
///
/// All attachments of a text are measured with the size of the largest.
/// developer.apple.com/documentation/uikit/nstextattachment
nonisolated open class NSTextAttachment: NSObject {
    /// The image.
    open var image: UIImage?
    /// The rectangle in points from the baseline, zero for the image's size; set it before a view measures the text.
    open var bounds = CGRect.zero
    /// What VoiceOver reads instead of the image; by default its name.
    open var accessibilityLabel: String?

    /// Makes an attachment without an image.
    public override init() { super.init() }
    /// Makes an attachment with an image.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The character that an attachment replaces.
    static let mark: Character = "\u{FFFC}"
    var size: CGSize { bounds.isEmpty ? image?.size ?? .zero : bounds.size }
}

nonisolated extension NSAttributedString {
    /// Makes a text of one attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: String(NSTextAttachment.mark), attributes: [.attachment: attachment])
    }

    /// The text as VoiceOver reads it, with the names of its attachments.
    var spoken: String {
        guard string.contains(NSTextAttachment.mark) else { return string }
        var result = ""
        enumerateAttribute(.attachment, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
            let attachment = value as? NSTextAttachment
            let name = attachment.map { $0.accessibilityLabel ?? $0.image?.text ?? "" }
            result += name ?? attributedSubstring(from: range).string
        }
        return result
    }
}
