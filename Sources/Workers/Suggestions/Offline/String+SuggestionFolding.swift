import Foundation

extension String {
    /// The UTF-8 of the text without case and diacritics, as the terms are stored.
    ///
    /// Foundation takes off what Unicode can decompose (`é`, `Å`). Letters with a stroke or joined ones have no
    /// decomposition; they are written as in the transliteration Latin-ASCII of Unicode's CLDR.
    var foldedForSuggestions: [UInt8] {
        guard utf8.contains(where: { $0 >= 0x80 }) else {
            return utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
        }
        let folded = folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        return folded.unicodeScalars.flatMap { Array((Self.latin($0) ?? String($0)).utf8) }
    }

    /// Returns the plain letters for a folded Latin one that has no decomposition.
    private static func latin(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "ø": "o"
        case "ł": "l"
        case "đ", "ð": "d"
        case "ħ": "h"
        case "ı": "i"
        case "ß": "ss"
        case "æ": "ae"
        case "œ": "oe"
        case "þ": "th"
        default: nil
        }
    }
}
