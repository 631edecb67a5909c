import Foundation
import TestSupport

@testable import Configuration

@Suite struct ConfigurationTypeTests {
    private static let all = Int.min...Int.max

    @Test(arguments: [
        (ConfigurationType.boolean, "true", ConfigurationValue.boolean(true)),
        (.boolean, "false", .boolean(false)),
        (.integer(all), "-5", .integer(-5)),
        (.integer(all), "9223372036854775807", .integer(.max)),
        (.integer(0...255), "255", .integer(255)),
        (.real, "1.5", .real(1.5)),
        (.real, "1", .real(1)),
        (.real, "-1e3", .real(-1000)),
        (.string, "", .string("")),
        (.string, "true", .string("true")),
        (.word(["offline", "live"]), "live", .string("live")),
        (.url, "http://127.0.0.1:8080/x", .string("http://127.0.0.1:8080/x")),
        (.date, "1970-01-01T00:01:00Z", .date(Date(timeIntervalSince1970: 60))),
    ])
    func `a text is read by the type of its key`(type: ConfigurationType, text: String, value: ConfigurationValue) {
        expect((type.value(parsing: text), type.accepts(value)), is: (value, true))
    }

    @Test(arguments: [
        (ConfigurationType.boolean, ["yes", "1", "TRUE", " true", "", "no", "0"]),
        (.integer(all), ["", "1.0", "1e3", "0x10", "9223372036854775808", "one", "1 "]),
        (.integer(0...255), ["256", "-1"]),
        (.real, ["", "nan", "inf", "0x1p3", "1e999", "1,5", " 1"]),
        (.word(["offline", "live"]), ["Live", "", "both"]),
        (.url, ["", "host", "/path", "http://", "http:"]),
        (.date, ["", "today", "2026-01-01", "2026-13-01T00:00:00Z"]),
        (.data, ["AQI="]),
        (.array(of: .string), ["a", "[]"]),
    ])
    func `a text that does not fit is refused`(type: ConfigurationType, texts: [String]) {
        for text in texts { #expect(type.value(parsing: text) == nil, "\(text)") }
    }

    @Test func `an integer is accepted as a number, all other types must match`() {
        let values: [ConfigurationValue] = [.boolean(true), .integer(1), .real(1), .string("1"), .array([])]
        expect(values.map(ConfigurationType.real.accepts), is: [false, true, true, false, false])
        expect(values.map(ConfigurationType.integer(Self.all).accepts), is: [false, true, false, false, false])
        expect(values.map(ConfigurationType.boolean.accepts), is: [true, false, false, false, false])
        expect(values.map(ConfigurationType.string.accepts), is: [false, false, false, true, false])
    }

    @Test func `every example is a value of its type`() {
        let types: [ConfigurationType] = [
            .boolean, .integer(Self.all), .integer(5...9), .integer(-9 ... -5), .real, .string, .word(["a"]), .date,
            .url,
        ]
        for type in types { #expect(type.example.flatMap(type.value) != nil, "\(type.phrase)") }
        #expect(ConfigurationType.data.example == nil)
    }
}
