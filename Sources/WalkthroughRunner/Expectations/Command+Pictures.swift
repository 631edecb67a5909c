import WalkthroughLanguage

extension Command {
    /// The picture that it wants the screen to be.
    var expectedPicture: Picture? {
        if case .picture(let picture) = expectation?.condition { picture } else { nil }
    }

    /// Whether it waits for the screen to be a picture.
    var waitsForPicture: Bool {
        guard expectedPicture != nil else { return false }
        if case .expect(let expectation) = self { return expectation.within != nil }
        return true
    }

    /// Returns the same with another picture.
    func expecting(_ picture: Picture) -> Command {
        guard var expectation else { return self }
        expectation.condition = .picture(picture)
        if case .expect = self { return .expect(expectation) }
        return .wait(.until(expectation))
    }

    /// What it expects or waits for; nil if it does neither.
    private var expectation: Expectation? {
        switch self {
        case .expect(let expectation), .wait(.until(let expectation)): expectation
        default: nil
        }
    }
}
