public import Foundation

/// How the lines of a paragraph are laid out, for the key `paragraphStyle` of an attributed text.
///
/// A label and a text view follow the first paragraph's alignment and the height and distance of its lines. Indents,
/// line breaks and the distance of paragraphs are without effect here.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    fileprivate struct Values: Equatable {
        var alignment = NSTextAlignment.natural
        var lineSpacing: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
    }

    fileprivate var values = Values()

    /// Makes the default style.
    public override init() {}
    fileprivate init(_ values: Values) { self.values = values }

    /// The default style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }
    /// How the lines are aligned.
    open var alignment: NSTextAlignment { values.alignment }
    /// The additional distance between two lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The factor of the height of lines; 0 for none.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The least height of a line, in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The largest height of a line, in points; 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The distance after the paragraph, in points; without effect here.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The distance before the paragraph, in points; without effect here.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The indent of the first line, in points; without effect here.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The indent of the other lines, in points; without effect here.
    open var headIndent: CGFloat { values.headIndent }
    /// The indent at the end of the lines, in points; without effect here.
    open var tailIndent: CGFloat { values.tailIndent }
    /// Where lines are broken or truncated; without effect here.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

    /// Returns a copy that cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
    /// Returns a copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }
    /// Returns whether another style has the same properties.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    /// A number that equal styles share.
    open override var hash: Int { values.alignment.rawValue }

    /// Returns the height of a line with this style, given that of the font, in points.
    func lineHeight(_ height: CGFloat) -> CGFloat {
        let scaled = values.lineHeightMultiple > 0 ? height * values.lineHeightMultiple : height
        let least = max(scaled, values.minimumLineHeight)
        return values.maximumLineHeight > 0 ? min(least, values.maximumLineHeight) : least
    }
}

/// A paragraph style that can be changed.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle {
    /// How the lines are aligned.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// The additional distance between two lines, in points.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// The factor of the height of lines; 0 for none.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// The least height of a line, in points.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// The largest height of a line, in points; 0 for no limit.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    /// The distance after the paragraph, in points; without effect here.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    /// The distance before the paragraph, in points; without effect here.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    /// The indent of the first line, in points; without effect here.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    /// The indent of the other lines, in points; without effect here.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    /// The indent at the end of the lines, in points; without effect here.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// Where lines are broken or truncated; without effect here.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
}
