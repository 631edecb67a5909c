import Foundation
import HeadlessUIKit
import WalkthroughLanguage

/// Finds views that a query would fit if they were on screen: hidden ones with those in them, or those below an alert.
struct UnreachableViews {
    /// What is looked for.
    let query: ElementQuery

    /// Tells whether a view at or below `view` is called what the query asks for, and is hidden or shown.
    func areThere(in view: UIView, hidden: Bool) -> Bool {
        guard query.name != nil, query.inside == nil else { return false }
        return look(at: view, isHidden: false, wanting: hidden)
    }

    private func look(at view: UIView, isHidden: Bool, wanting wanted: Bool) -> Bool {
        let isHidden = isHidden || view.isHidden || view.alpha <= 0.01
        if isHidden == wanted, fits(view) { return true }
        if isHidden, !wanted { return false }
        return view.subviews.contains { look(at: $0, isHidden: isHidden, wanting: wanted) }
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
