import TestSupport

@testable import Configuration

@Suite struct ConfigurationCheckTests {
    private func errors(
        of value: ConfigurationValue, against type: ConfigurationType, missing: Bool = true
    ) -> [ConfigurationError] {
        var check = ConfigurationCheck(unknownKeys: nil, missingKeysPath: missing ? "Config.plist" : nil) { _ in
            commandLine
        }
        check.check(value, against: type)
        return check.errors
    }

    private func group(_ members: [(String, ConfigurationType, Bool)]) -> ConfigurationType {
        .group(.init(members: members.map { .init(key: $0.0, type: $0.1, isOptional: $0.2) }, others: nil))
    }

    @Test func `wrong values of an array are reported with their index`() {
        let value = ConfigurationValue.array([.boolean(true), .integer(1), .array([]), .boolean(false)])
        #expect(
            errors(of: value, against: .array(of: .boolean)) == [
                .wrongType(path("1"), origin: commandLine, expected: .boolean, found: .integer(1)),
                .wrongType(path("2"), origin: commandLine, expected: .boolean, found: .array([])),
            ])
    }

    @Test func `a missing group without required keys is missing as a group`() {
        let type = group([("a", group([("b", .boolean, true)]), false), ("c", .boolean, true)])
        #expect(
            errors(of: .dictionary([:]), against: type) == [
                .missingKey(path("a"), path: "Config.plist", expected: group([("b", .boolean, true)]))
            ])
        #expect(errors(of: .dictionary([:]), against: type, missing: false).isEmpty)
    }

    @Test func `a leaf in a group's place is one error, not one a key`() {
        let inner = group([("b", .boolean, false)])
        #expect(
            errors(of: .dictionary(["a": .integer(1)]), against: group([("a", inner, false)])) == [
                .wrongType(path("a"), origin: commandLine, expected: inner, found: .integer(1))
            ])
    }

    @Test func `unknown keys are passed over if they may be another app's`() {
        #expect(errors(of: .dictionary(["zzz": .integer(1)]), against: group([])).isEmpty)
    }
}
