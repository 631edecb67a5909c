import KooberWorkers

/// Shows the state; the Presenter implements it for the Logic.
protocol ProfilePresenterInterface: AnyObject {
    func show(_ profile: UserProfile)
}

/// Shows who is signed in, and signs them out.
final class ProfileLogic {
    private(set) var state: ProfileLogicState

    private let signOutUser: (_ failed: @escaping () -> Void) -> Void
    /// Called once, when Profile has closed; nil after that.
    private var done: (() -> Void)?
    /// Shows the state; strong, it does not keep the Logic.
    private let presenter: any ProfilePresenterInterface
    /// Closes the scene; strong, it does not keep the Logic.
    private let navigator: any ClosingNavigatorInterface

    init(
        profile: UserProfile, setup: ProfileSetup, presenter: any ProfilePresenterInterface,
        navigator: any ClosingNavigatorInterface
    ) {
        state = ProfileLogicState(profile: profile)
        signOutUser = setup.signOut
        done = setup.done
        self.presenter = presenter
        self.navigator = navigator
    }

    /// Shows who is signed in.
    func start() { presenter.show(state.profile) }

    func close() { navigator.close() }

    /// Signs out, unless a sign-out is running.
    func signOut() {
        guard state.phase == .idle else { return }
        state.phase = .signingOut
        signOutUser { [weak self] in self?.signOutFailed() }
    }

    /// Reports that Profile has closed; called when it has left for good.
    func leftForGood() {
        let done = done
        self.done = nil
        done?()
    }

    /// Lets the user try again; the owner of the `signOut` closure shows the error.
    private func signOutFailed() {
        guard state.phase == .signingOut else { return }
        state.phase = .idle
    }
}
