import TestSupport
import Testing

@testable import WalkthroughRunner

@Suite struct AddressShifterTests {
    @Test func `consecutive runs allocate at different addresses`() {
        var shifter = AddressShifter()
        var seen: Set<[Int]> = []
        for number in 2...201 {
            shifter.shift(for: number)
            seen.insert(shifter.pieces.map(\.count))
        }
        expect(seen.count, is: 200)
    }

    @Test func `at most 2 MB of the last runs are kept`() {
        var shifter = AddressShifter()
        for number in 2...10_000 { shifter.shift(for: number) }
        expect(shifter.pieces.count, is: 512)
        #expect(shifter.pieces.allSatisfy { $0.count < 4096 })
        expect(shifter.pieces.suffix(8).map(\.count), is: (1...8).map { 16 * $0 * 10_000 % 4096 })
    }
}
