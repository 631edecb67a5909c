/// Finds object addresses that become visible: in a text, as a number, or in an order.
///
/// Comparing objects by their addresses is fine; an address that is shown, or used to sort, differs in each run.
struct AddressSearch {
    /// The file.
    private let text: SourceText

    /// The maximum number of brackets around an address that are examined.
    private static let nestingLimit = 4
    /// Functions that sort by what their closure says.
    private static let sorting: Set<String> = ["sorted", "sort", "min", "max"]

    init(_ text: SourceText) { self.text = text }

    /// Returns the tokens of a visible address whose name is at a position; `nil` if there is none.
    func address(at place: Int) -> ClosedRange<Int>? {
        switch text[place] {
        case "ObjectIdentifier":
            let end = text.matches(place + 1, ".", "init") ? place + 2 : text.partner(of: place + 1)
            guard let end, end > place else { return nil }
            return shows(place...end) ? place...end : nil
        case "toOpaque":
            guard text.matches(place - 1, ".", "toOpaque", "(", ")") else { return nil }
            let range = beginning(ofChainAt: place)...place + 2
            return shows(range) ? range : nil
        case "unsafeBitCast":
            guard text.isFree(place), text[place + 1] == "(", let end = text.partner(of: place + 1) else { return nil }
            let isNumber = ["Int", "UInt"].contains(text[end - 3]) && text.matches(end - 2, ".", "self")
            return isNumber && text[end - 4] == ":" ? place...end : nil
        default: return nil
        }
    }

    private func beginning(ofChainAt place: Int) -> Int {
        var first = place
        while text[first - 1] == ".", first >= 2 {
            first -= 2
            if text[first] == ")", let open = text.partner(of: first) {
                first = text.isWord(open - 1) ? open - 1 : open
            }
        }
        return first
    }

    private func shows(_ address: ClosedRange<Int>) -> Bool {
        let (before, after) = (address.lowerBound - 1, address.upperBound + 1)
        if text[after] == ".", ["debugDescription", "description"].contains(text[after + 1]) { return true }
        if ["<", ">"].contains(text[after]), text.hasGap(before: after) { return true }
        if ["<", ">"].contains(text[before]), text.hasGap(before: before + 1), text[before - 1] != "-" { return true }
        if text[before] == ":", ["bitPattern", "describing", "reflecting"].contains(text[before - 1]) { return true }
        guard !hasEquals(around: address) else { return false }
        var place = address.lowerBound
        for _ in 0..<Self.nestingLimit {
            guard let open = text.opener(around: place) else { return false }
            if text.tokens[open].beginsInterpolation || isKeyed(open) { return true }
            if text[open] == "{" {
                let call = text[open - 1] == ":" ? open - 4 : open - 1
                if Self.sorting.contains(text[call]) { return true }
            }
            place = open
        }
        return false
    }

    /// Returns whether a bracket contains the elements of a Set or the keys of a Dictionary.
    private func isKeyed(_ open: Int) -> Bool {
        if text[open] == "(" { return ["Set", "Dictionary"].contains(text[open - 1]) }
        guard text[open] == "{", text[open - 1] == ")", let first = text.partner(of: open - 1) else { return false }
        return text[first - 1] == "Dictionary"
    }

    /// Whether the address is only compared for being the same.
    private func hasEquals(around address: ClosedRange<Int>) -> Bool {
        text[address.lowerBound - 1] == "=" || text[address.upperBound + 1] == "="
            || text[address.upperBound + 1] == "!"
    }
}
