import Foundation

/// The description of a run at the head of its reports.
package struct RunHeader: Equatable, Codable, Sendable {
    /// A value that applies to the whole run, such as its seed.
    package struct Property: Equatable, Codable, Sendable {
        /// Its name.
        package var name: String
        /// Its value.
        package var value: String

        /// Makes a property.
        package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    /// What the suite is called.
    package var title: String
    /// When the run began, in ISO 8601; nil if that is not known.
    package var startedAt: String?
    /// The values that apply to the whole run, in the order in which they are shown.
    package var properties: [Property]
    /// The options that affect the run, for the command that repeats a failure.
    ///
    /// Values of parameters are left out: each walkthrough's result has those that may be shown.
    package var options: [String]
    /// The name of the program that ran, for that command; nil is `rehearse`.
    package var program: String?
    /// The environment variables that affect the run, as `NAME=VALUE`; nil if there are none.
    package var variables: [String]?

    /// Makes a header.
    package init(
        title: String = "Walkthroughs", startedAt: String? = nil, properties: [Property] = [], options: [String] = [],
        program: String? = nil, variables: [String]? = nil
    ) {
        (self.title, self.startedAt, self.properties, self.options) = (title, startedAt, properties, options)
        (self.program, self.variables) = (program, variables)
    }

    /// The separator of a property's values, if several parts of a run differ.
    package static let separator = ", "

    /// Returns the header of several parts of a run: the first one's, with all values of properties that differ.
    func merged(with other: RunHeader) -> RunHeader {
        var result = self
        for property in other.properties {
            guard let index = result.properties.firstIndex(where: { $0.name == property.name }) else {
                result.properties.append(property)
                continue
            }
            // A header that was read may already be of several parts.
            var values = result.properties[index].value.components(separatedBy: Self.separator)
            for value in property.value.components(separatedBy: Self.separator) where !values.contains(value) {
                values.append(value)
            }
            result.properties[index].value = values.joined(separator: Self.separator)
        }
        return result
    }
}

/// Which shards of a suite are known, by their headers' property `shard`: `2/4`, or `1/4, 2/4` of a merge.
struct ShardCount {
    static let property = "shard"

    /// The known shards, by the number of shards.
    private var known: [Int: Set<Int>] = [:]

    /// Adds the shards in a run's header.
    mutating func add(_ header: RunHeader) {
        guard let text = header.properties.first(where: { $0.name == Self.property })?.value else { return }
        for shard in text.components(separatedBy: RunHeader.separator) { add(shard) }
    }

    private mutating func add(_ text: String) {
        let numbers = text.split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2, (1...10_000).contains(numbers[1]), (1...numbers[1]).contains(numbers[0]) else {
            return
        }
        known[numbers[1], default: []].insert(numbers[0])
    }

    /// The notes about missing shards, one sentence for each suite that was divided.
    var missing: [String] {
        known.sorted { $0.key < $1.key }.compactMap { count, known in
            let missing = (1...count).filter { !known.contains($0) }
            guard !missing.isEmpty else { return nil }
            let names = missing.prefix(20).map { "\($0)/\(count)" } + (missing.count > 20 ? ["…"] : [])
            let list = names.joined(separator: ", ")
            return missing.count == 1
                ? "the journal of shard \(list) is missing; name it too"
                : "the journals of shards \(list) are missing; name them too"
        }
    }
}
