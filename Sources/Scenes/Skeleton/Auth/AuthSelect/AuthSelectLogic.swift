/// Reports to the coordinator; the Navigator implements it for the Logic.
protocol AuthSelectNavigatorInterface: AnyObject {
    /// Reports the user's choice.
    func chose(_ transition: AuthSelectTransition)
}

/// Reports the user's choice of sign-in, sign-up or neither.
final class AuthSelectLogic {
    private(set) var state = AuthSelectLogicState()

    /// Reports to the coordinator; strong, it does not keep the Logic.
    private let navigator: any AuthSelectNavigatorInterface

    init(navigator: any AuthSelectNavigatorInterface) {
        self.navigator = navigator
    }

    /// Handles the user's choice.
    func choose(_ transition: AuthSelectTransition) { navigator.chose(transition) }
}
