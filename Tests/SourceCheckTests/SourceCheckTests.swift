import TestSupport
import Testing

@testable import SourceCheck

@Suite struct SourceCheckTests {
    @Test(arguments: Fixture.all) func `what a line announces is found there, and nothing else anywhere`(
        _ fixture: Fixture
    ) throws {
        let found = try fixture.found
        let announced = try fixture.announced
        expect(found.sorted(), is: announced.sorted())
    }

    @Test func `every rule is announced by a fixture`() throws {
        let announced = try Fixture.all.flatMap { try $0.announced }
        let missing = SourceRule.allCases.map(\.rawValue).filter { rule in
            !announced.contains { $0.hasSuffix(" " + rule) }
        }
        expect(missing, is: [])
    }
}
