import StageRuntime

/// The looks that an app sets for all instances of a class: `UISwitch.appearance().onTintColor = .red`.
///
/// As in UIKit, a view gets them when it comes into a window, unless the same property was set on the view itself; a
/// view in a window keeps its looks. Each class lists its properties.
/// developer.apple.com/documentation/uikit/uiappearance
final class AppearanceProxies {
    /// For each class an object with the looks, and a function that applies them; strong, until the app ends.
    private var proxies: [(type: UIView.Type, proxy: UIView, apply: (UIView) -> Void)] = []

    /// Returns the object whose properties are the looks of a class, making it if there is none.
    static func proxy<View: UIView>(taking properties: [SharedProperty<View>], _ make: () -> View) -> View {
        let shared = Stage.current.object(AppearanceProxies.self) { AppearanceProxies() }
        if let known = shared.proxies.first(where: { $0.type == View.self })?.proxy as? View { return known }
        let (proxy, fresh) = (make(), make())
        let all = properties + [SharedProperty(\.ownTintColor), SharedProperty(\.backgroundColor)]
        shared.proxies.append(
            (View.self, proxy, { for property in all { ($0 as? View).map { property.give(fresh, proxy, $0) } } }))
        return proxy
    }

    /// Applies the looks to a view that has come into a window, and to all views in it.
    static func apply(to view: UIView) {
        guard let shared = Stage.running?.object(Self.self), !shared.proxies.isEmpty else { return }
        shared.give(to: view)
    }

    private func give(to view: UIView) {
        for item in proxies { item.apply(view) }
        for view in view.subviews { give(to: view) }
    }

    /// Discards the looks when the app has ended.
    static func appHasEnded() { Stage.running?.object(Self.self)?.proxies = [] }
}

/// A property that an app can set for all instances of a class.
struct SharedProperty<View: UIView> {
    /// Gives a view the proxy's value if the app has set it on the proxy only; a fresh view shows what is set.
    let give: (_ fresh: View, _ proxy: View, _ view: View) -> Void

    init<Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
        give = { fresh, proxy, view in
            let (value, standard) = (proxy[keyPath: path], fresh[keyPath: path])
            if value != standard, view[keyPath: path] == standard { view[keyPath: path] = value }
        }
    }

    /// Makes a property for a bar's two appearances, the standard one and the one at the scroll edge.
    init<Appearance: UIBarAppearance>(
        _ standard: ReferenceWritableKeyPath<View, Appearance>, _ edge: ReferenceWritableKeyPath<View, Appearance?>
    ) {
        give = { _, proxy, view in
            if proxy[keyPath: standard].isDeclared, !view[keyPath: standard].isDeclared {
                view[keyPath: standard] = proxy[keyPath: standard]
            }
            if view[keyPath: edge] == nil { view[keyPath: edge] = proxy[keyPath: edge] }
        }
    }
}

extension UINavigationBar {
    /// Returns the object whose appearances and colours all navigation bars get.
    public static func appearance() -> UINavigationBar {
        AppearanceProxies.proxy(
            taking: [.init(\.standardAppearance, \.scrollEdgeAppearance), .init(\.prefersLargeTitles)]
        ) {
            UINavigationBar(goBack: {})
        }
    }
}

extension UITabBar {
    /// Returns the object whose appearances and colours all tab bars get.
    public static func appearance() -> UITabBar {
        AppearanceProxies.proxy(
            taking: [.init(\.standardAppearance, \.scrollEdgeAppearance), .init(\.unselectedItemTintColor)]
        ) { UITabBar() }
    }
}

extension UIToolbar {
    /// Returns the object whose appearances and colours all toolbars get.
    public static func appearance() -> UIToolbar {
        AppearanceProxies.proxy(taking: [.init(\.standardAppearance, \.scrollEdgeAppearance)]) { UIToolbar() }
    }
}

extension UISwitch {
    /// Returns the object whose colours all switches get.
    public static func appearance() -> UISwitch {
        AppearanceProxies.proxy(taking: [.init(\.onTintColor), .init(\.thumbTintColor)]) { UISwitch() }
    }
}

extension UISegmentedControl {
    /// Returns the object whose colours all segmented controls get.
    public static func appearance() -> UISegmentedControl {
        AppearanceProxies.proxy(taking: [.init(\.selectedSegmentTintColor)]) { UISegmentedControl() }
    }
}

extension UIPageControl {
    /// Returns the object whose colours all page controls get.
    public static func appearance() -> UIPageControl {
        AppearanceProxies.proxy(taking: [.init(\.pageIndicatorTintColor), .init(\.currentPageIndicatorTintColor)]) {
            UIPageControl()
        }
    }
}

extension UITableView {
    /// Returns the object whose colours all tables get.
    public static func appearance() -> UITableView {
        AppearanceProxies.proxy(taking: [.init(\.separatorColor)]) { UITableView() }
    }
}

extension UIButton {
    /// Returns the object whose tint and background all buttons get.
    public static func appearance() -> UIButton { AppearanceProxies.proxy(taking: []) { UIButton() } }
}
