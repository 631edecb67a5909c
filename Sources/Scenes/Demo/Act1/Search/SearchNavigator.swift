import Rehearsal

/// Opens Detail.
final class SearchNavigator: SearchNavigatorInterface {
    /// The scene's controller; weak, it owns the navigator.
    private weak let viewController: UIViewController?
    /// Makes the next scene; strong, it keeps no scene.
    private let factory: any Act1FactoryInterface

    init(viewController: UIViewController, factory: any Act1FactoryInterface) {
        self.viewController = viewController
        self.factory = factory
    }

    func showDetail(headline: String, numberOfRotations: Int, finished: @escaping (_ numberOfRotations: Int) -> Void) {
        let setup = DetailSetup(headline: headline, numberOfRotations: numberOfRotations, finished: finished)
        let detail = factory.makeDetail(setup, for: User(name: "Guest"))
        viewController?.navigationController?.pushViewController(detail, animated: true)
    }
}
