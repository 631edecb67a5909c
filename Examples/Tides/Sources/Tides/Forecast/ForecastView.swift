import Rehearsal

/// Today's tides, with a switch for the home harbour and a button to load them anew.
final class ForecastView: SceneView {
    /// Whether this is the home harbour; strong, a subview.
    let isHome = UISwitch()
    /// Loads anew; strong, a subview.
    let reload = UIButton(type: .system)
    /// Turns while the tides are being loaded; strong, a subview.
    let loading = UIActivityIndicatorView()
    /// The tides; strong, a subview.
    let table = UITableView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHome.accessibilityLabel = String(localized: "Home harbour", bundle: .module)
        isHome.accessibilityIdentifier = "isHome"
        reload.setTitle(String(localized: "Reload", bundle: .module), for: .normal)
        reload.accessibilityIdentifier = "reload"
        loading.accessibilityIdentifier = "loading"
        table.accessibilityIdentifier = "tides"
        addColumn([isHome, reload, loading], above: table)
    }
}
