import Foundation

/// The category of a number that decides about the form of a text in a language: "1 plant", "2 plants".
///
/// The rules are those of Unicode's CLDR for whole numbers:
/// unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
enum PluralCategory: String, Sendable {
    /// For 0, in some languages.
    case zero
    case one
    case two
    case few
    case many
    /// All other numbers.
    case other

    /// Finds the category of a whole number; a language that is not listed has `one` for 1 and `other` for the rest.
    init(of count: Int, in language: String) {
        let number = count.magnitude
        let (last, lastTwo) = (number % 10, number % 100)
        let isFew = (2...4).contains(last) && !(12...14).contains(lastTwo)
        switch Locale.Language(identifier: language).languageCode?.identifier {
        case "ja", "zh", "ko", "vi", "th", "id", "ms": self = .other
        case "fr", "pt", "hi", "fa", "bn", "zu": self = number <= 1 ? .one : .other
        case "ru", "uk", "be": self = last == 1 && lastTwo != 11 ? .one : isFew ? .few : .many
        case "sr", "hr", "bs": self = last == 1 && lastTwo != 11 ? .one : isFew ? .few : .other
        case "pl": self = number == 1 ? .one : isFew ? .few : .many
        case "cs", "sk": self = number == 1 ? .one : (2...4).contains(number) ? .few : .other
        case "lt":
            let isTeen = (11...19).contains(lastTwo)
            self = last == 1 && !isTeen ? .one : last > 1 && !isTeen ? .few : .other
        case "lv": self = last == 0 || (11...19).contains(lastTwo) ? .zero : last == 1 ? .one : .other
        case "ro": self = number == 1 ? .one : number == 0 || (1...19).contains(lastTwo) ? .few : .other
        case "sl":
            self = lastTwo == 1 ? .one : lastTwo == 2 ? .two : (3...4).contains(lastTwo) ? .few : .other
        case "he": self = number == 1 ? .one : number == 2 ? .two : .other
        case "ar":
            let rest: PluralCategory = (3...10).contains(lastTwo) ? .few : lastTwo > 10 ? .many : .other
            self = number == 0 ? .zero : number == 1 ? .one : number == 2 ? .two : rest
        default: self = number == 1 ? .one : .other
        }
    }
}
