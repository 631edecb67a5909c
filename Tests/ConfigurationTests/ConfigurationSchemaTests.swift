import Foundation
import TestSupport

@testable import Configuration

@Suite struct ConfigurationSchemaTests {
    private func keys(_ schema: ConfigurationSchema) -> [String] {
        entries(schema).map { "\($0.keyPath): \($0.type.phrase)\($0.isRequired ? ", required" : "")" }
    }

    @Test func `a type reports its keys, their types and which are required`() throws {
        #expect(
            keys(try ConfigurationSchema(of: DemoConfiguration.self, name: "demo")) == [
                "environment: a string, required",
                "testFlags.noSplash: a boolean (true or false)",
                "testFlags.resetData: a boolean (true or false)",
                "testFlags.applyTestData: a boolean (true or false)",
            ])
    }

    @Test func `words, bounds, arrays, groups of any name and defaults are found`() throws {
        let schema = try ConfigurationSchema(of: RacesConfiguration.self, name: "races")
        expect(
            keys(schema), are: "races.topCount: an integer, required", "races.expirySeconds: a number, required",
            "races.order: one of start, name", "races.lanes: an integer from 0 to 255", "races.cities: an array",
            "races.limits.*: an integer", "pace: an integer")
        expect(schema.type(at: path("races.cities")), is: .array(of: .string))
        expect(schema.type(at: path("races.limits.anything")), is: .integer(Int.min...Int.max))
        expect(schema.type(at: path("races.nothing")), is: nil)
        expect(schema.defaults, is: .dictionary(["races": .dictionary([:]), "pace": .integer(7)]))
    }

    @Test func `every leaf type is recognised`() throws {
        struct Leaves: Decodable {
            enum Level: Int, CaseIterable, Decodable { case low = 3, high = 9 }
            var flag: Bool
            var float: Float
            var short: Int16
            var big: UInt64
            var text: String
            var date: Date
            var data: Data
            var url: URL
            var level: Level
            var nested: [[Bool]]
            var perhaps: [Int?]
        }
        let schema = try ConfigurationSchema(of: Leaves.self, name: "leaves")
        expect(
            entries(schema).map(\.type), are: .boolean, .real, .integer(-32768...32767), .integer(0...Int.max), .string,
            .date, .data, .url, .integer(Int.min...Int.max), .array(of: .array(of: .boolean)),
            .array(of: .integer(Int.min...Int.max)))
    }

    @Test func `a type that refuses the first samples is asked again with others`() throws {
        struct Positive: Decodable {
            var count: Int
            var name: String
            enum CodingKeys: CodingKey { case count, name }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                count = try container.decode(Int.self, forKey: .count)
                guard count > 0 else {
                    throw DecodingError.dataCorruptedError(forKey: .count, in: container, debugDescription: "too few")
                }
                name = try container.decode(String.self, forKey: .name)
            }
        }
        let schema = try ConfigurationSchema(of: Positive.self, name: "positive")
        expect(keys(schema), is: ["count: an integer, required", "name: a string, required"])
    }

    @Test func `a type that takes no sample, or contains itself, is an error with its name`() {
        enum Closed: String, Decodable { case open }
        struct Unknowable: Decodable { var state: Closed }
        final class Node: Decodable { var next: Node? }
        struct Chain: Decodable { var first: Node }
        #expect(
            messages { try ConfigurationSchema(of: Unknowable.self, name: "x") } == [
                "Unknowable: its keys cannot be found: Cannot initialize Closed from invalid String value ; "
                    + "let its init(from:) take plain values, and make its enumerations CaseIterable"
            ])
        #expect(
            messages { try ConfigurationSchema(of: Chain.self, name: "x") } == [
                "Chain: its keys cannot be found: the type contains itself; "
                    + "let its init(from:) take plain values, and make its enumerations CaseIterable"
            ])
        #expect(
            messages { try ConfigurationSchema(of: [Int].self, name: "x") } == [
                "Array<Int>: its keys cannot be found: it decodes from an array, not from a dictionary; "
                    + "let its init(from:) take plain values, and make its enumerations CaseIterable"
            ])
    }

    @Test(arguments: [
        ("testFlags.noSplahs", "testFlags.noSplash"), ("testFlag.noSplash", "testFlags.noSplash"),
        ("testflags.nosplash", "testFlags.noSplash"), ("testFlagz.noSplahs", "testFlags.noSplash"),
        ("noSplash", "testFlags.noSplash"), ("noSplahs", "testFlags.noSplash"), ("enviroment", "environment"),
        ("enviroments.dev.demo", "environments.dev.demo"), ("environments.dev.dmeo", "environments.dev.demo"),
        ("workers.sugestions", "workers.suggestions"), ("zzz", nil), ("app.demo", nil), ("testFlags.zzz", nil),
    ])
    func `an unknown key is led to the one that was meant`(text: String, nearest: String?) throws {
        let schema = try ConfigurationSchema.union(try schemas())
        expect(schema.nearest(to: path(text))?.description, is: nearest)
    }

    @Test func `the union has the keys of all, a shared one once`() throws {
        struct Other: Decodable {
            var environment: String?
            var testFlags: [String: Bool]?
            var other: Int
        }
        let demo = try ConfigurationSchema(of: DemoConfiguration.self, name: "demo")
        let union = try ConfigurationSchema.union([demo, try ConfigurationSchema(of: Other.self, name: "other")])
        expect(
            keys(union), are: "environment: a string, required", "testFlags.noSplash: a boolean (true or false)",
            "testFlags.resetData: a boolean (true or false)", "testFlags.applyTestData: a boolean (true or false)",
            "testFlags.*: a boolean (true or false)", "other: an integer, required")
    }

    @Test func `two types for one key are an error`() throws {
        struct Other: Decodable {
            struct TestFlags: Decodable { var noSplash: Int }
            var testFlags: TestFlags
        }
        let both = [
            try ConfigurationSchema(of: DemoConfiguration.self, name: "demo"),
            try ConfigurationSchema(of: Other.self, name: "other"),
        ]
        #expect(
            messages { try ConfigurationSchema.union(both) } == [
                "testFlags.noSplash: one app expects a boolean (true or false), another an integer; "
                    + "give the key another name in one of the configuration types"
            ])
    }

    @Test func `the engine's keys name the apps and workers there are`() throws {
        let schema = try EngineConfiguration.schema(
            apps: ["demo", "races"], workers: ["suggestions"], devices: ["iPhone 17", "iPad"])
        expect(
            keys(schema), are: "app: one of demo, races", "environment: a string", "device: one of iPhone 17, iPad",
            "environments.*.demo: a URL (http://host/path)", "environments.*.races: a URL (http://host/path)",
            "workers.mode: one of offline, live", "workers.suggestions: one of offline, live")
    }
}
