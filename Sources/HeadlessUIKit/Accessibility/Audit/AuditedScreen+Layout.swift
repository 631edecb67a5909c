import Foundation

extension AuditedScreen {
    /// The least that a finger hits safely, in points (Human Interface Guidelines, "Accessibility", Mobility).
    private static let leastHitArea: CGFloat = 44

    /// Checks that a finger reaches and hits what acts.
    mutating func checkLayout() {
        for element in elements where element.isActionable {
            let area = element.view is UIPickerView ? element.frame : element.element.hitArea
            guard area.width > 0, area.height > 0 else { continue }
            if min(area.width, area.height) < Self.leastHitArea - 0.01 {
                find(.hitArea, element, "is \(Self.number(area.width)) × \(Self.number(area.height)) pt")
            }
            let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
            if element.opening.contains(middle), let cover = element.view.cover {
                find(.coveredElement, element, "is covered by \(name(of: cover))")
            }
        }
    }

    /// A length as messages show it: at most one digit after the point.
    private static func number(_ length: CGFloat) -> String {
        let tenths = Int(saturating: (length * 10).rounded(.down))
        return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(abs(tenths % 10))"
    }
}
