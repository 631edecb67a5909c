import Rehearsal

/// Three sections, each with a heading: the purpose of the app, the choices, and the version.
final class SettingsView: SceneView {
    /// Whether the app is dark; strong, it is in the column.
    let darkMode = UISwitch()
    /// The app's version; strong, it is in the column.
    let version = UILabel(style: .body)
    /// The name of the app's environment; strong, it is in the column.
    let environment = UILabel(style: .body)

    override init(frame: CGRect) {
        super.init(frame: frame)
        let about = UILabel(style: .body)
        about.text = "The next races to jump, soonest first, counting down to their start."
        let darkModeText = UILabel(style: .body)
        darkModeText.text = "Dark Mode"
        darkModeText.isAccessibilityElement = false
        darkMode.accessibilityLabel = "Dark Mode"
        darkMode.accessibilityIdentifier = "darkMode"
        let choice = UIStackView(arrangedSubviews: [darkModeText, darkMode])
        choice.alignment = .center
        addScrollingColumn([
            Self.heading("Next to Go"), about, Self.heading("Customization"), choice, Self.heading("Application"),
            version, environment,
        ])
    }

    private static func heading(_ text: String) -> UILabel {
        let label = UILabel(style: .headline, isHeading: true)
        label.text = text
        return label
    }
}
