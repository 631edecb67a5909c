import Foundation

/// A country as its ISO 3166 code of two letters; one that the app does not know keeps the code that arrived.
package struct RaceCountry: Equatable, Hashable, Sendable {
    /// The code: `AU`.
    package let code: String

    /// Normalises a code that arrived: two or three letters of either case, not always ISO.
    package init(_ arrived: String) {
        let code = arrived.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
        self.code = Self.normalised[code] ?? code
    }

    /// What users read; nil for a country that the app does not know.
    package var name: String? { Self.names[code] }

    /// The flag, as the two regional indicators of the code; nil for a country that the app does not know.
    package var flag: String? {
        guard name != nil else { return nil }
        let indicators = code.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0x1F1E6 - 0x41) }
        return String(String.UnicodeScalarView(indicators))
    }

    /// The countries that the menu offers, in its order.
    package static let offered = ["AU", "NZ", "JP", "IN", "GB", "FR", "BR", "US"].map { RaceCountry($0) }
    /// The countries that the app knows besides.
    package static let otherKnown = ["AR", "CL", "IE", "SG", "KR", "SE"].map { RaceCountry($0) }

    /// What users read, by the codes of the known countries.
    private static let names = [
        "AU": "Australia", "NZ": "New Zealand", "JP": "Japan", "IN": "India", "GB": "United Kingdom", "FR": "France",
        "BR": "Brazil", "US": "USA", "AR": "Argentina", "CL": "Chile", "IE": "Ireland", "SG": "Singapore",
        "KR": "South Korea", "SE": "Sweden",
    ]

    /// The codes that mean a known country without being its ISO code of two letters.
    private static let normalised = [
        "AUS": "AU", "NZL": "NZ", "JPN": "JP", "JAP": "JP", "IND": "IN", "UK": "GB", "GBR": "GB", "FRA": "FR",
        "BRA": "BR", "BRZ": "BR", "USA": "US", "ARG": "AR", "CHI": "CL", "CHL": "CL", "IRE": "IE", "IRL": "IE",
        "SGP": "SG", "SIN": "SG", "KOR": "KR", "SWE": "SE",
    ]
}

extension RaceCountry: Codable {
    /// Reads a code.
    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the code.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(code)
    }
}
