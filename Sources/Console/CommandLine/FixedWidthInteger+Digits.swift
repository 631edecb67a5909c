extension FixedWidthInteger {
    /// Reads ASCII digits and nothing else: no sign, no blank.
    init?(digits text: some StringProtocol) {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        self.init(text, radix: 10)
    }
}
