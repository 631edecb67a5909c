import TestSupport

@testable import Configuration

@Suite struct ConfigurationTypeGroupTests {
    private typealias Group = ConfigurationType.Group

    private let flag = Group(members: [.init(key: "a", type: .boolean, isOptional: true)], others: nil)

    @Test func `a key that one side needs is needed`() throws {
        let needed = Group(members: [.init(key: "a", type: .boolean, isOptional: false)], others: nil)
        try expect(flag.merged(with: needed, at: path("x")), is: needed)
        try expect(needed.merged(with: flag, at: path("x")), is: needed)
        try expect(flag.merged(with: flag, at: path("x")), is: flag)
    }

    @Test func `keys of any name are merged too`() throws {
        let any = Group(members: [], others: .group(flag))
        try expect(flag.merged(with: any, at: path("x")), is: Group(members: flag.members, others: .group(flag)))
        try expect(any.merged(with: any, at: path("x")), is: any)
    }

    @Test func `a conflict names the place and both sides`() {
        let number = Group(members: [.init(key: "a", type: .real, isOptional: true)], others: nil)
        #expect(throws: ConfigurationType.Conflict(keyPath: path("x.a"), first: .boolean, second: .real)) {
            try flag.merged(with: number, at: path("x"))
        }
        let any = (Group(members: [], others: .boolean), Group(members: [], others: .group(flag)))
        #expect(throws: ConfigurationType.Conflict(keyPath: path("x.*"), first: .boolean, second: .group(flag))) {
            try any.0.merged(with: any.1, at: path("x"))
        }
    }

    @Test func `free names are accepted only in a group with free names`() throws {
        struct Modes: Decodable {
            var modes: [String: [String: Bool]]
            var other: Int
        }
        let schema = try ConfigurationSchema(of: Modes.self, name: "modes")
        let named = schema.naming(["x", "y"], at: ConfigurationKeyPath(["modes", "*"])).naming(["m"], at: path("modes"))
        expect(entries(named).map(\.keyPath), is: [path("modes.m.x"), path("modes.m.y"), path("other")])
        expect((schema.naming(["x"], at: path("other")), schema.naming(["x"], at: path("zzz"))), is: (schema, schema))
    }
}
