import Foundation
import LayoutSolver
import StageRuntime

extension LayoutEngine {
    /// Traces the conflicts that were found since the last solving and still exist.
    ///
    /// "Unsatisfiable Layouts", Auto Layout Guide: the system lists the constraints, breaks one and continues.
    func reportConflicts() {
        let found = conflicts.filter { solver.isLeftOut($0.leftOut) }
        conflicts = []
        guard fitting == nil else { return }
        if !standing.isEmpty { standing.removeAll { !solver.isLeftOut($0.leftOut) } }
        for conflict in found where !standing.contains(where: { $0.leftOut == conflict.leftOut }) {
            standing.append(conflict)
        }
        guard let trace = Stage.running?.trace else { return }
        for conflict in found {
            trace.unsatisfiable(
                conflict.constraints.map(name), leftOut: name(of: conflict.leftOut),
                keepingFrames: conflict.constraints.compactMap(keptFrame))
        }
    }

    /// The conflicts that exist now, as an audit reports them.
    ///
    /// A frame is named without its numbers, so that a rotation causes no new conflict.
    var standingConflicts: [LayoutConflict] {
        solve()
        return standing.compactMap { conflict in
            guard let view = view(of: conflict.leftOut) else { return nil }
            let others = conflict.constraints.filter { $0 != conflict.leftOut }.map(nameWithoutFrame)
            return LayoutConflict(
                view: view, leftOut: nameWithoutFrame(of: conflict.leftOut), others: others,
                keepingFrames: conflict.constraints.compactMap(keptFrame))
        }
    }

    private func view(of identifier: ConstraintSolver.Identifier) -> UIView? {
        switch origins[identifier] {
        case .constraint(let constraint): constraint.firstSource?.itemView
        case .frame(let item, _), .floor(let item, _): item.source.itemView
        case nil: nil
        }
    }

    private func nameWithoutFrame(of identifier: ConstraintSolver.Identifier) -> String {
        guard case .frame(let item, let part)? = origins[identifier] else { return name(of: identifier) }
        return "the \(part) of \(item.source.itemName)'s frame"
    }

    /// Returns the name of a view whose frame is one of the constraints because its mask was not turned off.
    private func keptFrame(in identifier: ConstraintSolver.Identifier) -> String? {
        guard case .frame(let item, _)? = origins[identifier], let view = item.view, view.keepsFrameAgainstConstraints
        else { return nil }
        return view.itemName
    }

    private func name(of identifier: ConstraintSolver.Identifier) -> String {
        switch origins[identifier] {
        case .constraint(let constraint): constraint.equation
        case .frame(let item, let part):
            "\(item.source.itemName).\(part) == \(number(value(of: part, in: item))) (frame)"
        case .floor(let item, let part): "\(item.source.itemName).\(part) >= 0"
        case nil: "a removed constraint"
        }
    }
}

/// Required constraints that cannot all hold, by name.
struct LayoutConflict {
    /// The view of the left-out constraint; strong, for the time of an audit.
    let view: UIView
    let leftOut: String
    /// The constraints with which it cannot hold, in order of activation.
    let others: [String]
    /// The views whose mask was not turned off, though constraints place them.
    let keepingFrames: [String]
}

extension NSLayoutConstraint {
    /// The constraint as an equation, with its identifier: `'gap' UILabel:'a'.leading == UIView.leading + 8`.
    var equation: String {
        var text = identifier.map { "'\($0)' " } ?? ""
        text += "\(firstWords) \(relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">=") "
        if secondSource == nil {
            text += number(constant)
        } else {
            if multiplier != 1 { text += number(multiplier) + " * " }
            text += secondWords
            if constant != 0 { text += (constant < 0 ? " - " : " + ") + number(abs(constant)) }
        }
        return text + (priority == .required ? "" : " @\(number(Double(priority.rawValue)))")
    }

    /// The left side as text: `UILabel:'a'.leading`.
    var firstWords: String { "\(firstSource?.itemName ?? "nil").\(firstAttribute)" }
    var secondWords: String { "\(secondSource?.itemName ?? "nil").\(secondAttribute)" }
}

/// Returns a number, without decimals if it is whole.
private func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
}

extension Trace {
    /// Notes contradicting constraints, the left-out one, and the lines that are missing for views that keep their
    /// frames.
    func unsatisfiable(_ constraints: [String], leftOut: String, keepingFrames views: [String]) {
        let lines = views.map { "\($0).translatesAutoresizingMaskIntoConstraints = false" }
        record(
            "unsatisfiable constraints", .screen,
            [.init("constraints", constraints.joined(separator: "; ")), .init("left out", leftOut)]
                + (lines.isEmpty ? [] : [.init("missing", lines.joined(separator: "; "))]))
    }
}
