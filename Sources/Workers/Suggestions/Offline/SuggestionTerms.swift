/// The offline search terms, written by hand: a constant for each theme, in a file of its own.
///
/// A theme is one literal: it compiles fast and costs nothing at launch. Terms are separated by a comma or line break,
/// the most popular first, in lower case and in the folded form that `foldedForSuggestions` gives. A term with accents
/// stands behind its folded form: `cafe|café`. No term stands twice once folded.
enum SuggestionTerms {
    /// Every theme but `top`; where two terms have the same place in their themes, the earlier theme's comes first.
    static let themes = [
        programming, food, places, travel, music, films, sport, health, animals, shopping, newsAndWeather, howTo, home,
        learning, everyday,
    ]
}
