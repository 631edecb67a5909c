import Basics

struct SolverSymbol: Hashable, Comparable, Sendable {
    enum Kind: UInt8, Sendable {
        /// A variable of the system, of any value.
        case variable
        /// The distance of an inequality from its bound; never negative.
        case slack
        /// The distance of an optional constraint from being satisfied; never negative.
        case error
        /// The marker of a required equation, always zero; it shows of which equations a row was made.
        case mark
        /// The distance of a new row from being satisfied while it is added; never negative.
        case artificial
    }

    /// Its index in the table, unique among the symbols in use.
    let index: Int
    let kind: Kind
    var isRestricted: Bool { kind != .variable }
    /// Whether it may get a row when the solver looks for a better solution.
    var mayEnter: Bool { kind == .slack || kind == .error }

    static func < (left: SolverSymbol, right: SolverSymbol) -> Bool { left.index < right.index }
}

/// A row of the table: what a symbol equals, as a constant and a sum over symbols without a row.
struct SolverRow {
    struct Term {
        var symbol: SolverSymbol
        /// The coefficient; never nearly zero.
        var coefficient: Double
    }

    /// The value of the row, since symbols without a row are zero.
    var constant: Double = 0
    private(set) var terms: [Term] = []
    /// The size below which a number counts as zero; coefficients and lengths are much larger.
    static let epsilon = 1e-8

    static func isZero(_ value: Double) -> Bool { abs(value) < epsilon }

    subscript(symbol: SolverSymbol) -> Double {
        let index = index(of: symbol)
        return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
    }

    mutating func add(_ symbol: SolverSymbol, times coefficient: Double) {
        let index = index(of: symbol)
        guard index < terms.count, terms[index].symbol == symbol else {
            if !Self.isZero(coefficient) { terms.insert(Term(symbol: symbol, coefficient: coefficient), at: index) }
            return
        }
        terms[index].coefficient += coefficient
        if Self.isZero(terms[index].coefficient) { terms.remove(at: index) }
    }

    /// Adds another row times a factor, and reports each symbol that is new in this row or gone from it.
    mutating func add(_ other: SolverRow, times factor: Double, changed: (SolverSymbol, _ isAdded: Bool) -> Void) {
        constant += other.constant * factor
        var sum: [Term] = []
        sum.reserveCapacity(terms.count + other.terms.count)
        var (mine, theirs) = (0, 0)
        while mine < terms.count || theirs < other.terms.count {
            if theirs == other.terms.count
                || mine < terms.count && terms[mine].symbol < other.terms[theirs].symbol
            {
                sum.append(terms[mine])
                mine += 1
                continue
            }
            var term = other.terms[theirs]
            term.coefficient *= factor
            theirs += 1
            let isKnown = mine < terms.count && terms[mine].symbol == term.symbol
            if isKnown {
                term.coefficient += terms[mine].coefficient
                mine += 1
            }
            if Self.isZero(term.coefficient) {
                if isKnown { changed(term.symbol, false) }
            } else {
                sum.append(term)
                if !isKnown { changed(term.symbol, true) }
            }
        }
        terms = sum
    }

    /// Removes a symbol and returns its coefficient, or zero.
    @discardableResult
    mutating func remove(_ symbol: SolverSymbol) -> Double {
        let index = index(of: symbol)
        guard index < terms.count, terms[index].symbol == symbol else { return 0 }
        return terms.remove(at: index).coefficient
    }

    mutating func scale(by factor: Double) {
        constant *= factor
        for index in terms.indices { terms[index].coefficient *= factor }
    }

    func solved(for entering: SolverSymbol, insteadOf leaving: SolverSymbol?) -> SolverRow {
        var row = self
        let coefficient = row.remove(entering)
        row.scale(by: -1 / coefficient)
        if let leaving { row.add(leaving, times: 1 / coefficient) }
        return row
    }

    private func index(of symbol: SolverSymbol) -> Int {
        (0..<terms.count).binarySearch { terms[$0].symbol >= symbol }
    }
}
