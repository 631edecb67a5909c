package import Foundation

/// The server's reply: `{"data": {"race_summaries": {KEY: SUMMARY, …}}}`; other members are ignored.
///
/// A summary is dropped and counted if a property is missing or has another type, or if its category is unknown. Of
/// several summaries with the same race id, the one with the smallest key is used.
package struct RacesReply: Equatable, Sendable {
    /// The races, ordered by the keys of their summaries.
    package var races: [Race]
    /// How many summaries were dropped.
    package var dropped = 0

    /// Makes a reply.
    package init(races: [Race], dropped: Int = 0) { (self.races, self.dropped) = (races, dropped) }

    /// Decodes a body; `nil` if it has no summaries.
    package init?(json: Data) {
        guard let body = try? JSONDecoder().decode(Body.self, from: json) else { return nil }
        self.init(races: [])
        var known: Set<String> = []
        for (_, race) in body.summaries.sorted(by: { $0.key < $1.key }) {
            if let race {
                if known.insert(race.id).inserted { races.append(race) }
            } else {
                dropped += 1
            }
        }
    }

    private struct Body: Decodable {
        /// The race of each summary, with its key; `nil` for an invalid summary.
        var summaries: [(key: String, race: Race?)] = []

        enum Keys: String, CodingKey {
            case data
            case summaries = "race_summaries"
        }

        init(from decoder: any Decoder) throws {
            let data = try decoder.container(keyedBy: Keys.self).nestedContainer(keyedBy: Keys.self, forKey: .data)
            let container = try data.nestedContainer(keyedBy: AnyKey.self, forKey: .summaries)
            for key in container.allKeys {
                summaries.append((key.stringValue, (try? container.decode(Summary.self, forKey: key))?.race))
            }
        }
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private struct Summary: Decodable {
        /// The last second whose date has a year of four digits.
        private static let lastSecond = 253_402_300_799

        let race: Race

        enum Keys: String, CodingKey {
            case id = "race_id"
            case name = "race_name"
            case number = "race_number"
            case meeting = "meeting_name"
            case category = "category_id"
            case state = "venue_state"
            case country = "venue_country"
            case start = "advertised_start"
            case seconds
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            let id = try container.decode(String.self, forKey: .id)
            let category = RaceCategory(identifier: try container.decode(String.self, forKey: .category))
            let start = try container.nestedContainer(keyedBy: Keys.self, forKey: .start)
                .decode(Int.self, forKey: .seconds)
            guard let category, !id.isEmpty, (0...Self.lastSecond).contains(start) else {
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(codingPath: container.codingPath, debugDescription: "not a valid race"))
            }
            race = Race(
                id: id, category: category,
                meeting: try container.decodeIfPresent(String.self, forKey: .meeting) ?? "",
                number: try container.decode(Int.self, forKey: .number),
                name: try container.decodeIfPresent(String.self, forKey: .name) ?? "",
                country: RaceCountry(try container.decode(String.self, forKey: .country)),
                venueState: try container.decode(String.self, forKey: .state), start: start)
        }
    }
}
