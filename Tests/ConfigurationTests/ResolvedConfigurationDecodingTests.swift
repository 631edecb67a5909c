import Foundation
import TestSupport

@testable import Configuration

@Suite struct ResolvedConfigurationDecodingTests {
    private func resolved(_ inside: String, of types: [any Decodable.Type]) throws -> ResolvedConfiguration {
        let schemas = try types.map { try ConfigurationSchema(of: $0, name: "test") }
        return try ConfigurationStack(file: try file(plist(inside))).resolved(against: schemas)
    }

    private let races = """
            <key>races</key><dict>
                <key>topCount</key><integer>5</integer>
                <key>expirySeconds</key><integer>60</integer>
                <key>order</key><string>name</string>
                <key>lanes</key><integer>8</integer>
                <key>cities</key><array><string>Bern</string><string>Genf</string></array>
                <key>limits</key><dict><key>b</key><integer>2</integer><key>a</key><integer>1</integer></dict>
            </dict>
        """

    @Test func `an app's type is decoded with all its parts`() throws {
        let configuration = try resolved(races, of: [RacesConfiguration.self]).decode(RacesConfiguration.self)
        expect((configuration.pace, configuration.races.topCount, configuration.races.expirySeconds), is: (7, 5, 60))
        expect((configuration.races.order, configuration.races.lanes), is: (.name, 8))
        expect((configuration.races.cities, configuration.races.limits), is: (["Bern", "Genf"], ["a": 1, "b": 2]))
    }

    @Test func `optional keys may be missing, also testFlags as a whole`() throws {
        let inside = "<key>environment</key><string>dev</string>"
        let configuration = try resolved(inside, of: [DemoConfiguration.self]).decode(DemoConfiguration.self)
        expect(configuration, is: DemoConfiguration(environment: "dev", testFlags: nil))
    }

    @Test func `every missing key is named, also those of a missing group`() throws {
        let configuration = try resolved("<key>pace</key><integer>1</integer>", of: [RacesConfiguration.self])
        #expect(
            messages { try configuration.decode(RacesConfiguration.self) } == [
                "Config.plist: races.topCount: missing, expected an integer; "
                    + "add it there, such as 1",
                "Config.plist: races.expirySeconds: missing, expected a number; "
                    + "add it there, such as 1.5",
            ])
    }

    @Test func `dates, data, URLs and enumerations of numbers are decoded`() throws {
        struct Leaves: Decodable, Equatable {
            enum Level: Int, CaseIterable, Decodable { case low = 3, high = 9 }
            var date: Date
            var data: Data
            var url: URL
            var level: Level
            var flags: [[Bool]]
            var float: Float
        }
        let inside = """
                <key>date</key><date>1970-01-01T00:01:00Z</date>
                <key>data</key><data>AQI=</data>
                <key>url</key><string>http://localhost/x</string>
                <key>level</key><integer>9</integer>
                <key>flags</key><array><array><true/></array><array/></array>
                <key>float</key><real>1.5</real>
            """
        let leaves = try resolved(inside, of: [Leaves.self]).decode(Leaves.self)
        let expected = Leaves(
            date: Date(timeIntervalSince1970: 60), data: Data([1, 2]),
            url: try #require(URL(string: "http://localhost/x")), level: .high, flags: [[true], []], float: 1.5)
        expect(leaves, is: expected)
    }

    @Test func `an error of an app's own initialiser is reported with its text and layer`() throws {
        struct Picky: Decodable {
            var count: Int
            enum CodingKeys: CodingKey { case count }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                count = try container.decode(Int.self, forKey: .count)
                guard count < 10 else {
                    throw DecodingError.dataCorruptedError(
                        forKey: .count, in: container, debugDescription: "more than 9 do not fit")
                }
            }
        }
        let schema = try ConfigurationSchema(of: Picky.self, name: "picky")
        let stack = try ConfigurationStack(
            file: try file(plist("<key>count</key><integer>1</integer>")), commandLine: [try option("count=10")])
        #expect(
            messages { try stack.resolved(against: [schema]).decode(Picky.self) } == [
                "--set: count: more than 9 do not fit; rehearse config shows all values"
            ])
    }

    @Test func `the strictness holds for a type that is not among the schemas too`() throws {
        struct Flag: Decodable { var flag: Bool }
        struct Number: Decodable { var flag: Int }
        let one = try resolved("<key>flag</key><integer>1</integer>", of: [Number.self])
        try expect(one.decode(Number.self).flag, is: 1)
        #expect(throws: ConfigurationErrors.self) { try one.decode(Flag.self) }
        let truth = try resolved("<key>flag</key><true/>", of: [Flag.self])
        #expect(throws: ConfigurationErrors.self) { try truth.decode(Number.self) }
    }

    @Test func `a type that reads past an array's end gets an error`() throws {
        struct Three: Decodable {
            init(from decoder: any Decoder) throws {
                var container = try decoder.unkeyedContainer()
                for _ in 0..<3 { _ = try container.decode(Int.self) }
            }
        }
        struct Holder: Decodable { var numbers: Three }
        let inside = "<key>numbers</key><array><integer>1</integer><integer>2</integer></array>"
        let two = try resolved(inside, of: [Holder.self])
        #expect(throws: ConfigurationErrors.self) { try two.decode(Holder.self) }
    }

    private class Base: Decodable {
        let inner: Int
    }

    private final class Derived: Base {
        private enum Key: String, CodingKey {
            case list, base
        }

        let list: [Int]

        required init(from decoder: any Decoder) throws {
            list = try decoder.container(keyedBy: Key.self).decode([Int].self, forKey: .list)
            try super.init(from: try decoder.container(keyedBy: Key.self).superDecoder(forKey: .base))
        }
    }

    @Test func `a class decodes its base class from a place of its own`() throws {
        let inside = """
            <key>list</key><array><integer>1</integer></array>
            <key>base</key><dict><key>inner</key><integer>5</integer></dict>
            """
        let object = try resolved(inside, of: [Derived.self]).decode(Derived.self)
        expect((object.inner, object.list), is: (5, [1]))
        let schema = try ConfigurationSchema(of: Derived.self, name: "derived")
        expect(entries(schema).map(\.keyPath), is: [path("list"), path("base.inner")])
    }
}
