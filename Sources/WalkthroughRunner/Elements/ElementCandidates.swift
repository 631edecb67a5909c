import Basics
import HeadlessUIKit
import WalkthroughLanguage

/// What comes nearest to an element that is not there: for the failure of a step.
struct ElementCandidates {
    /// How many are named.
    private static let limit = 5

    /// Finds elements on the screen.
    let finder: ElementFinder
    /// What is not there.
    let query: ElementQuery

    /// What is there instead, a line each, nearest first.
    var notes: [String] {
        let elements = finder.screen.elements
        if elements.isEmpty { return ["nothing is on screen"] }
        let sameName = elements.indices.filter { query.name != nil && finder.hasName(elements[$0], query) }
        if let around = query.inside {
            if finder.places(of: around).isEmpty { return [alertNote ?? "no \(around) is on screen"] }
            let outside = elements.indices.filter { finder.fits(elements[$0], query) }
            if !outside.isEmpty { return list("elsewhere on screen", outside) }
        }
        if !sameName.isEmpty { return list("not \(query.role?.rawValue ?? "that"), but", sameName) }
        let near = nearest()
        if !near.isEmpty { return list("nearest", near) }
        let sameRole = elements.indices.filter { elements[$0].role == query.role }
        if !sameRole.isEmpty { return list("there are", sameRole) }
        return alertNote.map { [$0] } ?? list("on screen", Array(elements.indices))
    }

    /// What to do about the alert that is up; nil if none is.
    private var alertNote: String? { OpenAlert(finder.screen)?.note }

    private func list(_ introduction: String, _ places: [Int]) -> [String] {
        // Those that are written alike are one to whoever reads it.
        var seen: Set<String> = []
        let names = places.map(finder.notation).filter { seen.insert($0).inserted }
        let named = names.prefix(Self.limit).joined(separator: ", ")
        let rest = names.count - Self.limit
        return [introduction + ": " + named + (rest > 0 ? " and \(rest) more" : "")]
    }

    /// Returns the places of the elements whose names are most like the one asked for.
    private func nearest() -> [Int] {
        let wanted: String
        switch query.name {
        case .label(let label): wanted = label.text
        case .identifier(let identifier): wanted = identifier
        case nil, .pattern: return []
        }
        let elements = finder.screen.elements
        let names = elements.flatMap { [$0.label, $0.identifier].compactMap(\.self) }
        let contained = names.filter { $0.lowercased().contains(wanted.lowercased()) && !wanted.isEmpty }
        guard let best = NearestWord.search(wanted, among: names) ?? contained.first else { return [] }
        return elements.indices.filter { elements[$0].label == best || elements[$0].identifier == best }
    }
}
