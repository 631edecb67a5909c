/// The lines of a tab in the class of the app; its act and its scene have templates of their own.
struct TabTemplate {
    /// The name of the tab, of its act and of that act's first scene.
    let name: PartName

    var entry: String { "            tab(\"\(name.title)\", make\(name.type)())," }

    /// The method that makes the first scene of the tab.
    var making: String {
        """
            /// Makes the stack of the tab \(name.title); its first scene keeps the container of its act.
            private func make\(name.type)() -> UIViewController {
                let act = \(name.type)DC()
                let setup = \(name.type)Setup(title: "\(name.title)")
                return withExtendedLifetime(act) {
                    UINavigationController(rootViewController: act.factory.make\(name.type)(setup))
                }
            }
        """
    }

    /// The method that all tabs share.
    static let titling = """
            /// Gives a controller its title in the tab bar.
            private func tab(_ title: String, _ controller: UIViewController) -> UIViewController {
                controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
                return controller
            }
        """
}
