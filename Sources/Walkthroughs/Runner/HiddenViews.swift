import Foundation
import HeadlessUIKit

/// Finds views that a query would fit if they were on screen: hidden ones, and those in hidden ones.
struct HiddenViews {
    /// What is looked for.
    let query: ElementQuery

    /// Tells whether a hidden view at or below `view` is called what the query asks for.
    func areThere(in view: UIView) -> Bool {
        guard query.name != nil, query.inside == nil else { return false }
        return look(at: view, isHidden: false)
    }

    private func look(at view: UIView, isHidden: Bool) -> Bool {
        let isHidden = isHidden || view.isHidden || view.alpha <= 0.01
        if isHidden, fits(view) { return true }
        return view.subviews.contains { look(at: $0, isHidden: isHidden) }
    }

    private func fits(_ view: UIView) -> Bool {
        guard let role = view.elementRole, query.role == nil || query.role == role else { return false }
        switch query.name {
        case .label(let label): return view.elementLabel == label.text
        case .identifier(let identifier): return view.elementIdentifier == identifier
        case .pattern(let pattern): return view.elementLabel.map(pattern.isFound) ?? false
        case nil: return false
        }
    }
}
