/// What must always hold, looked at whenever the stage has settled.
package struct Property: Equatable {
    /// What it says.
    package enum Rule: Equatable {
        /// It never holds.
        case never(Expectation)
        /// The app never stands still in this way: `dead end`, `eternal wait`.
        case neverStandsStill(String)
        /// It always holds; with `within`, once it does not, it holds again so much later at the latest.
        case always(Expectation)
        /// It holds at least once in all that is done.
        case sometimes(Expectation)
        /// Each time that the first begins to hold, the others do, each within its time.
        case whenever(Expectation, [Expectation])
        /// Each time that the call was asked, the expectations hold, each within its time.
        case afterRequest(String, [Expectation])
    }

    /// What it says.
    package var rule: Rule
    /// Where its first word stands.
    package var location: SourceLocation
    /// How many characters its first line has.
    package var length: Int

    /// Creates a property.
    package init(_ rule: Rule, at location: SourceLocation, length: Int) {
        (self.rule, self.location, self.length) = (rule, location, length)
    }

    /// Every expectation in it, that of a block's first line included.
    package var expectations: [Expectation] {
        switch rule {
        case .never(let expectation), .always(let expectation), .sometimes(let expectation): [expectation]
        case .neverStandsStill: []
        case .whenever(let first, let others): [first] + others
        case .afterRequest(_, let others): others
        }
    }
}

extension Property: CustomStringConvertible {
    /// The property as the language writes it, a block in one line.
    package var description: String {
        switch rule {
        case .never(let expectation): "never \(expectation)"
        case .neverStandsStill(let way): "never \(way)"
        case .always(let expectation): "always \(expectation)"
        case .sometimes(let expectation): "sometimes \(expectation)"
        case .whenever(let first, let others): "when \(first): " + others.map { "\($0)" }.joined(separator: ", ")
        case .afterRequest(let call, let others):
            "after request \(call): " + others.map { "\($0)" }.joined(separator: ", ")
        }
    }
}

/// The properties of a script that begins with `properties "TITLE"`.
package struct PropertySet: Equatable {
    /// The script's path.
    package let path: String
    /// The title.
    package let title: String
    /// The app that they are about.
    package let app: String
    /// The properties, in the order written.
    package let properties: [Property]
    /// The elements whose texts make no state, for `explore`.
    package let volatile: [ElementQuery]
}
