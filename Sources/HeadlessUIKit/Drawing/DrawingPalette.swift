import Foundation

/// The colours of a drawing in one appearance.
struct DrawingPalette {
    /// Whether the appearance is dark.
    let isDark: Bool

    /// A colour and its opacity, in SVG's notation.
    struct Paint: Equatable {
        /// The colour: `#007aff`.
        let colour: String
        /// The opacity, from 0 to 1.
        let opacity: CGFloat
    }

    /// Returns a colour as this appearance shows it.
    func paint(_ color: UIColor) -> Paint {
        let parts = isDark ? color.dark : color.light
        return Paint(
            colour: "#" + Self.hex(parts.red) + Self.hex(parts.green) + Self.hex(parts.blue),
            opacity: min(max(parts.alpha, 0), 1))
    }

    /// The fill of bars.
    var bar: Paint { Paint(colour: isDark ? "#161618" : "#f8f8fa", opacity: 1) }
    /// The fill of sheets and alerts.
    var raised: Paint { Paint(colour: isDark ? "#1c1c1e" : "#ffffff", opacity: 1) }
    /// The shade over a screen that is covered by a sheet or an alert.
    var dim: Paint { Paint(colour: "#000000", opacity: isDark ? 0.5 : 0.3) }
    /// The fill of fields, tracks and placeholders.
    var fill: Paint { Paint(colour: isDark ? "#2c2c2e" : "#e9e9eb", opacity: 1) }
    /// The selected segment.
    var knob: Paint { Paint(colour: isDark ? "#636366" : "#ffffff", opacity: 1) }
    /// The shadow of knobs and selected segments.
    var shadow: Paint { Paint(colour: "#000000", opacity: 0.14) }
    /// The water of a map.
    var water: Paint { Paint(colour: isDark ? "#1d3144" : "#b9d9ec", opacity: 1) }
    /// The parks of a map.
    var park: Paint { Paint(colour: isDark ? "#23402c" : "#cbe6c1", opacity: 1) }
    /// The colour of placeholders and other faint text.
    var faint: Paint { Paint(colour: isDark ? "#8e8e93" : "#77777c", opacity: 1) }
    /// The colour of disabled controls.
    var disabled: Paint { Paint(colour: isDark ? "#5a5a5f" : "#aeaeb2", opacity: 1) }
    /// The land of a map.
    var land: Paint { Paint(colour: isDark ? "#28292c" : "#f1eee6", opacity: 1) }
    /// The roads of a map.
    var road: Paint { Paint(colour: isDark ? "#46484d" : "#ffffff", opacity: 1) }
    /// The colour of ordinary text.
    var label: Paint { paint(.label) }
    /// The colour of the thin lines between rows and below bars.
    var separator: Paint { Paint(colour: isDark ? "#38383a" : "#d1d1d6", opacity: 1) }

    private static func hex(_ part: CGFloat) -> String {
        let value = Int(saturating: (min(max(part, 0), 1) * 255).rounded())
        return (value < 16 ? "0" : "") + String(value, radix: 16)
    }
}
