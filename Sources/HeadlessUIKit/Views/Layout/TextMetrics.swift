import Foundation

/// The size of text: half an em per character, one em per wide character, and lines of 1.2 em.
///
/// Unlike the metrics of a font they are the same on every machine, and exact enough to tell which text fits.
struct TextMetrics {
    let size: CGFloat
    /// The height of a line, in points.
    private(set) var lineHeight: CGFloat
    /// The additional distance between two lines, in points.
    private(set) var lineSpacing: CGFloat = 0
    private(set) var attachmentHalves = 1

    init(size: CGFloat) {
        self.size = size
        lineHeight = Self.lineHeight(ofSize: size)
    }

    nonisolated static func lineHeight(ofSize size: CGFloat) -> CGFloat { (size * 1.2).rounded(.up) }

    /// Makes the metrics of a font at the current text size of `view`.
    init(font: UIFont, in view: UIView) {
        let isFixed = font.textStyle == nil
        self.init(size: isFixed ? font.pointSize : font.size(at: view.textSizeCategory))
    }

    /// Returns the metrics for an attributed text, with its paragraph style and its attachments.
    func placed(by style: StyledText?) -> TextMetrics {
        guard let style else { return self }
        var metrics = self
        let attachment = style.attachmentSize
        if attachment != .zero {
            metrics.attachmentHalves = max(Int(saturating: (attachment.width / (size / 2)).rounded(.up)), 1)
            metrics.lineHeight = max(lineHeight, attachment.height.rounded(.up))
        }
        guard let paragraph = style.paragraph else { return metrics }
        metrics.lineHeight = paragraph.lineHeight(metrics.lineHeight)
        metrics.lineSpacing = paragraph.lineSpacing
        return metrics
    }

    func height(ofLines count: Int) -> CGFloat {
        CGFloat(count) * lineHeight + CGFloat(max(count - 1, 0)) * lineSpacing
    }

    /// Returns the metrics at which text fits a width, scaled down at most to a fraction.
    func scaled(toFit text: String, width: CGFloat, least: CGFloat) -> TextMetrics {
        let needed = least < 1 ? self.width(of: text) : 0
        guard needed > width, width > 0 else { return self }
        return TextMetrics(size: size * max(width / needed, least))
    }

    /// Returns the distances of the baseline from the top and from the bottom of a view with one centred line.
    func baselines(inHeight height: CGFloat? = nil) -> (first: CGFloat, last: CGFloat) {
        let height = height ?? lineHeight
        let first = height / 2 + size * 0.36
        return (first, height - first)
    }

    func baseline(ofLineAt top: CGFloat) -> CGFloat { top + lineHeight / 2 + size * 0.36 }
    func width(of text: some StringProtocol) -> CGFloat { CGFloat(halves(in: text)) * size / 2 }
    func size(of text: String) -> CGSize { size(of: text, width: .infinity, lines: 0) }

    /// Returns the size of text broken between words to fit `width`, with a maximum number of lines; 0 is any number.
    func size(of text: String, width limit: CGFloat, lines maximumLines: Int) -> CGSize {
        guard !text.isEmpty else { return .zero }
        if let halves = Self.halves(inLine: text), CGFloat(halves) * size / 2 <= limit {
            return CGSize(width: (CGFloat(halves) * size / 2).rounded(.up), height: lineHeight)
        }
        var longest: CGFloat = 0
        var count = 0
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let whole = width(of: paragraph)
            if whole <= limit {
                longest = max(longest, whole)
                count += 1
            } else {
                longest = limit
                count += lines(of: paragraph, width: limit)
            }
        }
        if maximumLines > 0 { count = min(count, maximumLines) }
        return CGSize(width: longest.rounded(.up), height: height(ofLines: count))
    }

    /// Returns whether two ASCII texts have the same size at every width, since their words have the same lengths.
    static func takeTheSameRoom(_ one: String, _ other: String) -> Bool {
        guard one.utf8.count == other.utf8.count else { return false }
        let isSame = one.utf8.withContiguousStorageIfAvailable { one in
            other.utf8.withContiguousStorageIfAvailable { other in
                one.elementsEqual(other) { left, right in
                    left < 0x80 && right < 0x80 && (left == right || (left > 0x20 && right > 0x20))
                }
            }
        }
        return isSame == true
    }

    /// Returns how many lines a paragraph has, with breaks between words and within words longer than a line.
    private func lines(of paragraph: Substring, width limit: CGFloat) -> Int {
        let room = max(Int(saturating: limit / (size / 2)), 2)
        var count = 1
        var used = 0
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            var needed = halves(in: word)
            if used > 0, used + 1 + needed > room {
                count += 1
                used = 0
            }
            if needed > room {
                count += (needed - 1) / room
                needed = (needed - 1) % room + 1
            }
            used += needed + (used > 0 ? 1 : 0)
        }
        return count
    }

    private func halves(in text: some StringProtocol) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.reduce(0) { sum, character in
            if character == NSTextAttachment.mark { return sum + attachmentHalves }
            return sum + (character.unicodeScalars.first.map(Self.isWide) == true ? 2 : 1)
        }
    }

    /// Returns the width of one line of ASCII in half ems, from its bytes alone; `nil` for any other text.
    private static func halves(inLine text: String) -> Int? {
        let isLine = text.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\n") }
        }
        return isLine == true ? text.utf8.count : nil
    }

    /// Returns whether a character is one em wide (Unicode Standard Annex 11, wide and fullwidth, in blocks).
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
