import HeadlessUIKit
import WalkthroughLanguage

/// The pictures that a run with `--update` met, and what becomes of their blocks.
///
/// The runner that is given one takes a picture that differs for one that holds.
package final class PictureUpdates {
    /// What a picture's block is known by.
    private struct Place: Hashable {
        let file: String
        let line: Int
    }

    /// What is to become of each block.
    private var rewrites: [Place: PictureRewrite] = [:]
    /// The blocks that would have to be two things at a time.
    private var contradictions: Set<Place> = []

    /// What trials of the walkthrough that is performed have found its pictures to become.
    private var learned: [Place: PictureRewrite] = [:]

    /// Makes one that has met no picture.
    package init() {}

    /// The files with pictures to rewrite, by name, each with how many.
    package var files: [(path: String, count: Int)] {
        let counts = Dictionary(grouping: places, by: \.file).mapValues(\.count)
        return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Takes in a picture that was looked for, whether it fits or not.
    ///
    /// - Throws: if the screen is another one than the last time; the picture stays as it is then.
    func note(_ picture: Picture, at location: SourceLocation, _ screen: Screen) throws(StepFailure) {
        let place = Place(file: location.file, line: location.line)
        var rewrite = PictureRewrite(picture, screen)
        if let known = learned[place], PictureComparison(known.updated, screen).isEqual { rewrite = known }
        if let known = rewrites[place], known != rewrite {
            contradictions.insert(place)
        } else {
            rewrites[place] = rewrite
        }
        guard contradictions.contains(place) else { return }
        throw StepFailure(.action, "the screen is not the same each time; use patterns, or several pictures")
    }

    /// Performs a walkthrough until it goes as it will go with the pictures that it leads to.
    ///
    /// A picture that an expectation waits for moves the clock to its bound where it is old, and less far once it is
    /// brought up to date: what comes later is met at another time. Each trial sets one more such picture right.
    func learn(by attempt: () -> Void) {
        let (rewrites, contradictions) = (rewrites, contradictions)
        learned = rewrites.filter { !$0.value.isEmpty }
        for _ in 0..<Self.mostTrials {
            attempt()
            let found = self.rewrites.filter { !$0.value.isEmpty }
            (self.rewrites, self.contradictions) = (rewrites, contradictions)
            if found == learned { return }
            learned = found
        }
    }

    /// Forgets what the trials of a walkthrough have found.
    func forgetTrials() { learned = [:] }

    /// How often a walkthrough is tried.
    private static let mostTrials = 100

    /// Returns a command with the picture that its block becomes, as far as that is known.
    func updated(_ command: Command, at location: SourceLocation) -> Command {
        guard !learned.isEmpty, command.expectedPicture != nil,
            let rewrite = learned[Place(file: location.file, line: location.line)]
        else { return command }
        return command.expecting(rewrite.updated)
    }

    /// Returns a file with its pictures rewritten and all other lines as they are.
    package func rewritten(_ text: String, of file: String) -> String {
        let newline = UInt8(ascii: "\n")
        var lines = text.utf8.split(separator: newline, omittingEmptySubsequences: false).map { Substring($0) }
        let ending = lines.first?.utf8.last == UInt8(ascii: "\r") ? "\r" : ""
        let rewrites = places.filter { $0.file == file }.compactMap { self.rewrites[$0] }
        for rewrite in rewrites.sorted(by: { $0.fileLines.lowerBound > $1.fileLines.lowerBound }) {
            let range = rewrite.fileLines.lowerBound - 1..<rewrite.fileLines.upperBound - 1
            guard range.upperBound <= lines.count else { continue }
            lines.replaceSubrange(range, with: rewrite.rewritten(lines, ending: ending).map { Substring($0) })
        }
        return lines.joined(separator: "\n")
    }

    /// The blocks that are to be rewritten.
    private var places: [Place] {
        rewrites.filter { !$0.value.isEmpty && !contradictions.contains($0.key) }.map(\.key)
    }
}

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
