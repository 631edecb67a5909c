import TestSupport

@Suite struct StageRandomTests {
    private func numbers(_ seed: UInt64) -> [UInt64] {
        var random = StageRandom(seed: seed)
        return (0..<4).map { _ in random.next() }
    }

    @Test func `the numbers are those of SplitMix64`() {
        expect(
            numbers(0), are: 0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F, 0xF88B_B8A8_724C_81EC)
        expect(
            numbers(1_234_567), are: 6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            4_593_380_528_125_082_431)
    }

    @Test func `the same seed gives the same numbers, another one others, and the last seed wraps`() {
        expect(numbers(7), is: numbers(7))
        #expect(numbers(7) != numbers(8))
        #expect(numbers(.max) != numbers(0))
    }
}
