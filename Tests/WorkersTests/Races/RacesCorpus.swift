import Foundation
import Testing

@testable import Workers

/// Replies as they come and as they should not, each with what is to be made of it.
struct RacesCorpus: CustomTestStringConvertible, Sendable {
    /// What is special about it.
    let name: String
    /// The body.
    let body: String
    /// The races in it; nil for a body that is no reply.
    let races: [Race]?
    /// How many summaries are dropped.
    let dropped: Int

    var testDescription: String { name }

    private init(_ name: String, _ body: String, _ races: [Race]?, dropped: Int = 0) {
        self.name = name
        self.body = body
        self.races = races
        self.dropped = dropped
    }

    /// All of them.
    static let all = good + damaged + badMembers

    private static let ascot = RacesSamples.ascot
    private static let second = RacesSamples.summary(["race_id": #""b""#])

    private static func changed(_ change: (inout Race) -> Void) -> Race {
        var race = ascot
        change(&race)
        return race
    }

    private static func one(_ name: String, _ changes: [String: String?], _ race: Race) -> RacesCorpus {
        RacesCorpus(name, RacesSamples.body([("1", RacesSamples.summary(changes))]), [race])
    }

    private static let good = [
        RacesCorpus("the six real races", RacesSamples.realBody, RacesSamples.real.sorted { $0.id < $1.id }),
        RacesCorpus("no summaries", RacesSamples.body([]), []),
        one("one summary", [:], ascot),
        one("no race name", ["race_name": nil], changed { $0.name = "Ascot" }),
        one("a blank race name", ["race_name": #""  ""#], changed { $0.name = "Ascot" }),
        one("a race name of null", ["race_name": "null"], changed { $0.name = "Ascot" }),
        one("no meeting", ["meeting_name": nil], changed { $0.meeting = "Cup" }),
        one("a blank meeting", ["meeting_name": #""\t""#], changed { $0.meeting = "Cup" }),
        one(
            "neither name", ["meeting_name": nil, "race_name": nil],
            changed {
                $0.meeting = ""
                $0.name = ""
            }),
        one("names with spaces around", ["meeting_name": #"" Ascot ""#, "race_name": #""Cup\n""#], ascot),
        one(
            "letters outside of ASCII", ["race_name": #""Prix d\u00e9t\u00e9 🏇""#], changed { $0.name = "Prix dété 🏇" }),
        one("a country in lower case", ["venue_country": #"" gbr ""#], ascot),
        one("an unknown country", ["venue_country": #""hkg""#], changed { $0.country = RaceCountry("HKG") }),
        one("a category in capitals", ["category_id": #""4A2788F8-E825-4D36-9894-EFD4BAF1CFAE""#], ascot),
        one("seconds with a zero behind the point", ["advertised_start": #"{"seconds":1687208700.0}"#], ascot),
        one("members that nobody knows", ["weather": #"{"wind":[1,2,{"gusts":null}]}"#], ascot),
        one("one member twice", ["race_id\":\"a\",\"weather": "1"], ascot),
        RacesCorpus(
            "the first second",
            RacesSamples.body([("1", RacesSamples.summary(["advertised_start": #"{"seconds":0}"#]))]),
            [changed { $0.start = 0 }]),
        RacesCorpus(
            "one race under two keys",
            RacesSamples.body([("2", RacesSamples.summary(["race_number": "2"])), ("1", RacesSamples.summary())]),
            [ascot]),
        RacesCorpus(
            "the ids of another type", RacesSamples.body([("1", RacesSamples.summary())]).replacing("[]", with: "7"),
            [ascot]),
        RacesCorpus("no status", #"{"data":{"race_summaries":{"1":\#(RacesSamples.summary())}}}"#, [ascot]),
        RacesCorpus(
            "the status of a failure",
            RacesSamples.body([("1", RacesSamples.summary())]).replacing("200", with: #""503""#), [ascot]),
        RacesCorpus(
            "one key twice with the same race",
            RacesSamples.body([("1", RacesSamples.summary()), ("1", RacesSamples.summary())]), [ascot]),
        RacesCorpus(
            "five megabytes of a name",
            RacesSamples.body([
                ("1", RacesSamples.summary()),
                (
                    "2",
                    RacesSamples.summary([
                        "race_id": #""b""#, "race_name": "\"" + String(repeating: "x", count: 5_000_000) + "\"",
                    ])
                ),
            ]),
            [
                ascot,
                changed {
                    $0.id = "b"; $0.name = String(repeating: "x", count: 5_000_000)
                },
            ]),
    ]

    private static let damaged = [
        "", " ", "null", "true", "7", #""data""#, "[]", "{}", #"{"data":null}"#, #"{"data":[]}"#, #"{"data":{}}"#,
        #"{"data":{"race_summaries":null}}"#, #"{"data":{"race_summaries":[]}}"#, #"{"data":{"race_summaries":"x"}}"#,
        #"{"Data":{"race_summaries":{}}}"#, "<html><body>503</body></html>", "\u{0}garbage",
        #"{"data":{"race_summaries":{}}} x"#, #"{"data":{"race_summaries":{}"#, #"{'data':{'race_summaries':{}}}"#,
        #"{"data":{"race_summaries":{"1":{"race_id":"a"#,
        String(repeating: "[", count: 100_000),
        #"{"data":{"race_summaries":"# + String(repeating: #"{"a":"#, count: 100_000),
        String(repeating: " ", count: 5_000_000),
    ].enumerated().map { RacesCorpus("damaged, \($0): \($1.prefix(40))", $1, nil) }

    /// Every member of a summary missing or of every other type, beside a good summary.
    private static let badMembers =
        [
            ("race_id", ["7", #""""#, "[]"]), ("race_name", ["7", "{}"]),
            ("race_number", [#""7""#, "7.5", "1e40", "true"]),
            ("meeting_name", ["7", "[]"]), ("category_id", [#""cats""#, #""""#, "7"]), ("venue_state", ["7", "{}"]),
            ("venue_country", ["7", "[]"]),
            (
                "advertised_start",
                [
                    "1687208700", #"{"seconds":"1687208700"}"#, #"{"seconds":-1}"#, #"{"seconds":253402300800}"#,
                    #"{"seconds":9223372036854775808}"#, #"{"seconds":1.5}"#, "{}", #"{"seconds":null}"#, "[]",
                ]
            ),
        ].flatMap { key, values -> [RacesCorpus] in
            let isOptional = key == "race_name" || key == "meeting_name"
            let wrong = values.map(Optional.some) + (isOptional ? [] : [nil, "null"])
            return wrong.map { value in
                RacesCorpus(
                    "\(key) is \(value ?? "missing")",
                    RacesSamples.body([("1", RacesSamples.summary([key: value])), ("2", second)]),
                    [changed { $0.id = "b" }], dropped: 1)
            }
        }
        + [
            "null", "7", "[]", #""x""#, "{}",
        ].map { summary in
            RacesCorpus(
                "a summary is \(summary)", RacesSamples.body([("1", summary), ("2", second)]),
                [changed { $0.id = "b" }],
                dropped: 1)
        }
}
