/// What the Logic of Search asks of its presenter, its navigator and its worker.
enum SearchCall: Equatable {
    case showText(String)
    case showSuggestions([String])
    case showServerError
    case lowerKeyboard
    case showDetail(headline: String, numberOfRotations: Int)
    case search(String)
}
