/// The lines of a tab in the class of the app; its act and its scene have templates of their own.
struct TabTemplate {
    /// The name of the tab, of its act and of that act's first scene.
    let name: PartName

    /// The line of the tab in the tab bar.
    var entry: String {
        "            tab(\"\(name.title)\", UINavigationController(rootViewController: make\(name.type)())),"
    }

    /// The method that makes the first scene of the tab.
    var making: String {
        """
            /// Makes the first scene of the tab \(name.title); the scene keeps the container of its act.
            private func make\(name.type)() -> UIViewController {
                let act = \(name.type)DC()
                return withExtendedLifetime(act) {
                    act.factory.make\(name.type)(\(name.type)Setup(title: "\(name.title)"))
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
