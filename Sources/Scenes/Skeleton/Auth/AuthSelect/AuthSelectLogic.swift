/// What the Logic asks of the Navigator.
protocol AuthSelectNavigatorInterface: AnyObject {
    /// Tells what the user chose.
    func chose(_ transition: AuthSelectTransition)
}

/// Tells which way in the user chooses.
final class AuthSelectLogic {
    /// What AuthSelect knows.
    private(set) var state = AuthSelectLogicState()

    /// Tells what happened; strong, it holds nothing of the Logic.
    private let navigator: any AuthSelectNavigatorInterface

    init(navigator: any AuthSelectNavigatorInterface) {
        self.navigator = navigator
    }

    /// Takes the user's choice.
    func choose(_ transition: AuthSelectTransition) { navigator.chose(transition) }
}
