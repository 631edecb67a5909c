import Foundation

struct DrawingPalette {
    let isDark: Bool

    struct Paint: Equatable {
        /// The colour in sRGB, red first: `0x007AFF`.
        let colour: UInt32
        let opacity: CGFloat
    }

    func paint(_ color: UIColor) -> Paint {
        let parts = isDark ? color.dark : color.light
        return Paint(
            colour: Self.byte(parts.red) << 16 | Self.byte(parts.green) << 8 | Self.byte(parts.blue),
            opacity: min(max(parts.alpha, 0), 1))
    }

    var bar: Paint { Paint(colour: isDark ? 0x161618 : 0xF8F8FA, opacity: 1) }
    var raised: Paint { Paint(colour: isDark ? 0x1C1C1E : 0xFFFFFF, opacity: 1) }
    /// The shade over a screen behind a sheet or an alert.
    var dim: Paint { Paint(colour: 0x000000, opacity: isDark ? 0.5 : 0.3) }
    var fill: Paint { Paint(colour: isDark ? 0x2C2C2E : 0xE9E9EB, opacity: 1) }
    var knob: Paint { Paint(colour: isDark ? 0x636366 : 0xFFFFFF, opacity: 1) }
    var shadow: Paint { Paint(colour: 0x000000, opacity: 0.14) }
    var water: Paint { Paint(colour: isDark ? 0x1D3144 : 0xB9D9EC, opacity: 1) }
    var park: Paint { Paint(colour: isDark ? 0x23402C : 0xCBE6C1, opacity: 1) }
    var faint: Paint { Paint(colour: isDark ? 0x8E8E93 : 0x77777C, opacity: 1) }
    var disabled: Paint { Paint(colour: isDark ? 0x5A5A5F : 0xAEAEB2, opacity: 1) }
    var land: Paint { Paint(colour: isDark ? 0x28292C : 0xF1EEE6, opacity: 1) }
    var road: Paint { Paint(colour: isDark ? 0x46484D : 0xFFFFFF, opacity: 1) }
    var label: Paint { paint(.label) }
    /// The colour of thin lines between rows and below bars.
    var separator: Paint { Paint(colour: isDark ? 0x38383A : 0xD1D1D6, opacity: 1) }

    private static func byte(_ part: CGFloat) -> UInt32 {
        UInt32(Int(saturating: (min(max(part, 0), 1) * 255).rounded()))
    }
}
