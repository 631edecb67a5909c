import Testing

@testable import Configuration

@Suite struct DecodingContainerTests {
    private enum Key: String, CodingKey {
        case group, list, inner, base
    }

    /// Flattens nested containers by hand, the way some types decode.
    private struct Flat: Decodable, Equatable {
        var inner: Int
        var list: [Int]
        var rest: Bool

        init(inner: Int, list: [Int], rest: Bool) {
            (self.inner, self.list, self.rest) = (inner, list, rest)
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            inner = try container.nestedContainer(keyedBy: Key.self, forKey: .group).decode(Int.self, forKey: .inner)
            var list = try container.nestedUnkeyedContainer(forKey: .list)
            var numbers: [Int] = []
            var nested = try list.nestedUnkeyedContainer()
            while !nested.isAtEnd { numbers.append(try nested.decode(Int.self)) }
            numbers.append(try list.nestedContainer(keyedBy: Key.self).decode(Int.self, forKey: .inner))
            self.list = numbers
            rest = try Bool(from: list.superDecoder())
        }
    }

    private class Base: Decodable {
        let inner: Int
    }

    private final class Derived: Base {
        let list: [Int]

        required init(from decoder: any Decoder) throws {
            list = try decoder.container(keyedBy: Key.self).decode([Int].self, forKey: .list)
            try super.init(from: try decoder.container(keyedBy: Key.self).superDecoder(forKey: .base))
        }
    }

    @Test func `nested containers are decoded by hand`() throws {
        let tree = ConfigurationValue.dictionary([
            "group": .dictionary(["inner": .integer(1)]),
            "list": .array([
                .array([.integer(2), .integer(3)]), .dictionary(["inner": .integer(4)]), .boolean(true),
            ]),
        ])
        #expect(try ConfigurationDecoder.decode(Flat.self, from: tree) == Flat(inner: 1, list: [2, 3, 4], rest: true))
    }

    @Test func `nested containers of other kinds are errors that name their place`() throws {
        let tree = ConfigurationValue.dictionary([
            "group": .dictionary(["inner": .integer(1)]), "list": .array([.integer(1)]),
        ])
        do {
            _ = try ConfigurationDecoder.decode(Flat.self, from: tree)
            Issue.record("a number was taken for an array")
        } catch DecodingFault.wrongType(let keyPath, _, let found) {
            #expect(keyPath == path("list.0"))
            #expect(found == .integer(1))
        }
    }

    @Test func `a class decodes its base class from a place of its own`() throws {
        let tree = ConfigurationValue.dictionary([
            "list": .array([.integer(1)]), "base": .dictionary(["inner": .integer(5)]),
        ])
        let object = try ConfigurationDecoder.decode(Derived.self, from: tree)
        #expect(object.inner == 5)
        #expect(object.list == [1])
        let schema = try ConfigurationSchema(of: Derived.self, name: "derived")
        #expect(schema.keys.map(\.keyPath) == [path("list"), path("base.inner")])
    }

    @Test func `keys are gone through in order`() throws {
        struct Names: Decodable {
            struct AnyName: CodingKey {
                var stringValue: String
                var intValue: Int? { nil }
                init?(stringValue: String) { self.stringValue = stringValue }
                init?(intValue: Int) { nil }
            }
            var names: [String]
            init(from decoder: any Decoder) throws {
                names = try decoder.container(keyedBy: AnyName.self).allKeys.map(\.stringValue)
            }
        }
        let tree = ConfigurationValue.dictionary(["b": .integer(1), "c": .integer(2), "a": .integer(3)])
        #expect(try ConfigurationDecoder.decode(Names.self, from: tree).names == ["a", "b", "c"])
    }
}
