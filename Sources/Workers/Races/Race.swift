import Foundation

/// A race that starts soon or has just started.
package struct Race: Equatable, Codable, Sendable {
    /// The identifier of the race.
    package var id: String
    /// The category of the race.
    package var category: RaceCategory
    /// The meeting's name, trimmed; empty if neither the meeting nor the race has a name.
    package var meeting: String
    /// Its number at the meeting, from 1.
    package var number: Int
    /// Its name, trimmed; by default the meeting's name.
    package var name: String
    /// The country of the meeting.
    package var country: RaceCountry
    /// The state of the meeting in its country, as the server writes it: `NSW`.
    package var venueState: String
    /// The advertised start, in whole seconds since 1970.
    package var start: Int

    /// Makes a race; if the name or the meeting is blank, the other is used for both.
    package init(
        id: String, category: RaceCategory, meeting: String, number: Int, name: String, country: RaceCountry,
        venueState: String, start: Int
    ) {
        let meeting = meeting.trimmingCharacters(in: .whitespacesAndNewlines)
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        (self.id, self.category) = (id, category)
        self.meeting = meeting.isEmpty ? name : meeting
        self.number = number
        self.name = name.isEmpty ? meeting : name
        (self.country, self.venueState, self.start) = (country, venueState, start)
    }
}

extension Race: Comparable {
    /// Orders races by their advertised start, then by their identifier.
    package static func < (first: Race, second: Race) -> Bool {
        (first.start, first.id) < (second.start, second.id)
    }
}

/// The categories of races.
package enum RaceCategory: String, CaseIterable, Codable, Sendable {
    /// Gallopers.
    case horse
    /// Greyhounds.
    case greyhound
    /// Trotters and pacers.
    case harness

    /// The name that users read.
    package var title: String {
        switch self {
        case .horse: "Horse Racing"
        case .greyhound: "Greyhound Racing"
        case .harness: "Harness Racing"
        }
    }

    /// The server's identifier of the category.
    package var identifier: String {
        switch self {
        case .horse: "4a2788f8-e825-4d36-9894-efd4baf1cfae"
        case .greyhound: "9daef0d7-bf3c-4f50-921d-8e818c60fe61"
        case .harness: "161d9be2-e909-4326-8c2c-35ed71fb460b"
        }
    }

    /// Makes the category with the server's identifier; `nil` if it is unknown.
    package init?(identifier: String) {
        guard let category = Self.allCases.first(where: { $0.identifier == identifier.lowercased() }) else {
            return nil
        }
        self = category
    }
}

/// A country, identified by its ISO 3166 code of two letters; an unknown code is kept as it is.
package struct RaceCountry: Equatable, Hashable, Sendable {
    /// The code: `AU`.
    package let code: String

    /// Makes a country from the server's code: two or three letters in upper or lower case, not always ISO.
    package init(_ arrived: String) {
        let code = arrived.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
        self.code = Self.normalised[code] ?? code
    }

    /// The name that users read; `nil` for an unknown country.
    package var name: String? { Self.names[code] }

    /// The flag, made of the two regional indicators of the code; `nil` for an unknown country.
    package var flag: String? {
        guard name != nil else { return nil }
        let indicators = code.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0x1F1E6 - 0x41) }
        return String(String.UnicodeScalarView(indicators))
    }

    /// The countries in the menu, in its order.
    package static let offered = ["AU", "NZ", "JP", "IN", "GB", "FR", "BR", "US"].map { RaceCountry($0) }
    /// The other countries that the app knows.
    package static let otherKnown = ["AR", "CL", "IE", "SG", "KR", "SE"].map { RaceCountry($0) }

    /// The names that users read, by code.
    private static let names = [
        "AU": "Australia", "NZ": "New Zealand", "JP": "Japan", "IN": "India", "GB": "United Kingdom", "FR": "France",
        "BR": "Brazil", "US": "USA", "AR": "Argentina", "CL": "Chile", "IE": "Ireland", "SG": "Singapore",
        "KR": "South Korea", "SE": "Sweden",
    ]

    /// The other codes of known countries, and their ISO codes of two letters.
    private static let normalised = [
        "AUS": "AU", "NZL": "NZ", "JPN": "JP", "JAP": "JP", "IND": "IN", "UK": "GB", "GBR": "GB", "FRA": "FR",
        "BRA": "BR", "BRZ": "BR", "USA": "US", "ARG": "AR", "CHI": "CL", "CHL": "CL", "IRE": "IE", "IRL": "IE",
        "SGP": "SG", "SIN": "SG", "KOR": "KR", "SWE": "SE",
    ]
}

extension RaceCountry: Codable {
    /// Decodes a code.
    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the code.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(code)
    }
}
