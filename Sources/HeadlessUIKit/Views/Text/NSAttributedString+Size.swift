public import Foundation
import StageRuntime

/// How text is measured.
public nonisolated struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text is broken into lines; without this, it is measured on one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines have the font's distance, which they always have here.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Glyphs are measured as they are drawn; without effect here.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line that fits is truncated; the height is then at most the given one.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The result of measuring text.
open class NSStringDrawingContext: NSObject {
    /// The least factor by which text may shrink; stored only.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor that was used: always 1.
    open var actualScaleFactor: CGFloat { 1 }
    /// The rectangle that was used; stored only.
    open internal(set) var totalBounds = CGRect.zero

    /// Makes a context.
    public override init() {}
}

extension NSAttributedString {
    /// Returns the size of the text without breaks between words, in points; measured with its largest font.
    public func size() -> CGSize { measured(in: .zero, []).size }

    /// Returns the rectangle that the text needs, with its origin at zero, in points.
    ///
    /// Text without a font is measured at 12 points. The height of the room matters only with
    /// `truncatesLastVisibleLine`.
    /// developer.apple.com/documentation/foundation/nsattributedstring/boundingrect(with:options:context:)
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let rect = measured(in: size, options)
        context?.totalBounds = rect
        return rect
    }

    private func measured(in room: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
        let style = StyledText(self)
        let font = style.largestFont ?? .systemFont(ofSize: 12)
        let traits = Stage.running == nil ? UITraitCollection.phone : .current
        let metrics = TextMetrics(size: font.size(at: traits.preferredContentSizeCategory)).placed(by: style)
        let isBroken = options.contains(.usesLineFragmentOrigin) && room.width > 0
        let isCut = options.contains(.truncatesLastVisibleLine) && room.height > 0
        let maximumLines = isCut ? max(Int(saturating: room.height / metrics.lineHeight), 1) : 0
        let size = metrics.size(of: string, width: isBroken ? room.width : .infinity, lines: maximumLines)
        return CGRect(origin: .zero, size: size)
    }
}

extension NSString {
    /// Returns the size of the text without breaks between words, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(describing: self), attributes: attrs).size()
    }

    /// Returns the rectangle that the text needs, with its origin at zero, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(describing: self), attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}
