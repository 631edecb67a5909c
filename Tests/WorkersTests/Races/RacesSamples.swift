import Foundation
import StageRuntime
import TestSupport

@testable import Workers

/// What tests of the races need: real races, and bodies made of summaries.
enum RacesSamples {
    /// Six races as they came from the server in June 2023.
    static let real = [
        Race(
            id: "palermo", category: .horse, meeting: "Palermo", number: 11, name: "", country: RaceCountry("ARG"),
            venueState: "ARG", start: 1_687_208_700),
        Race(
            id: "louisiana", category: .horse, meeting: "Louisiana Downs", number: 6, name: "",
            country: RaceCountry("USA"), venueState: "LA", start: 1_687_209_900),
        Race(
            id: "gavea", category: .horse, meeting: "Gavea", number: 2, name: "", country: RaceCountry("BRA"),
            venueState: "BRA", start: 1_687_210_200),
        Race(
            id: "prairie", category: .horse, meeting: "Prairie Meadows", number: 3, name: "",
            country: RaceCountry("USA"), venueState: "IA", start: 1_687_211_400),
        Race(
            id: "plainridge", category: .harness, meeting: "Plainridge", number: 7, name: "",
            country: RaceCountry("USA"), venueState: "MA", start: 1_687_212_000),
        Race(
            id: "manawatu", category: .greyhound, meeting: "Manawatu", number: 2, name: "", country: RaceCountry("NZ"),
            venueState: "NZ", start: 1_687_221_000),
    ]

    /// The same six as the server sends them.
    static let realBody = body(
        zip(real, ["ARG", "USA", "BRA", "USA", "USA", "NZ"]).map { race, code in
            (
                race.id,
                """
                {"race_id":"\(race.id)","race_number":\(race.number),"meeting_name":"\(race.meeting)",\
                "category_id":"\(race.category.identifier)","venue_state":"\(race.venueState)",\
                "venue_country":"\(code)","advertised_start":{"seconds":\(race.start)}}
                """
            )
        })

    /// A body with these summaries, by key.
    static func body(_ summaries: [(key: String, json: String)]) -> String {
        let list = summaries.map { "\"\($0.key)\":\($0.json)" }.joined(separator: ",")
        return #"{"status":200,"data":{"next_to_go_ids":[],"race_summaries":{\#(list)}},"message":"Next 50 races"}"#
    }

    /// A summary of which one member has another value, or none.
    static func summary(_ changes: [String: String?] = [:]) -> String {
        var members: [String: String?] = [
            "race_id": #""a""#, "race_name": #""Cup""#, "race_number": "7", "meeting_name": #""Ascot""#,
            "category_id": #""4a2788f8-e825-4d36-9894-efd4baf1cfae""#, "venue_state": #""ENG""#,
            "venue_country": #""UK""#, "advertised_start": #"{"seconds":1687208700}"#,
        ]
        for (key, value) in changes { members[key] = .some(value) }
        let list = members.sorted { $0.key < $1.key }.compactMap { key, value in value.map { "\"\(key)\":\($0)" } }
        return "{" + list.joined(separator: ",") + "}"
    }

    /// The race of an unchanged summary.
    static let ascot = Race(
        id: "a", category: .horse, meeting: "Ascot", number: 7, name: "Cup", country: RaceCountry("GB"),
        venueState: "ENG", start: 1_687_208_700)
}
