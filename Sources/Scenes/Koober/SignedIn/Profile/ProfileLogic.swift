import Workers

/// What the Logic tells the Presenter.
protocol ProfilePresenterInterface: AnyObject {
    func show(_ profile: UserProfile)
}

/// Shows who is signed in, and signs them out.
final class ProfileLogic {
    /// What Profile knows.
    private(set) var state: ProfileLogicState

    /// Signs the user out.
    private let signOutUser: (_ failed: @escaping () -> Void) -> Void
    /// Hears that Profile has closed, once; gone after that.
    private var done: (() -> Void)?
    /// Shows what happens; strong, it holds nothing of the Logic.
    private let presenter: any ProfilePresenterInterface
    /// Leaves; strong, it holds nothing of the Logic.
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

    /// Closes Profile.
    func close() { navigator.close() }

    /// Signs out, unless that is under way.
    func signOut() {
        guard state.phase == .idle else { return }
        state.phase = .signingOut
        signOutUser { [weak self] in self?.signOutFailed() }
    }

    /// Tells that Profile has closed: it has left for good.
    func leftForGood() {
        let done = done
        self.done = nil
        done?()
    }

    /// Lets the user try again; whoever was asked to sign out shows the error.
    private func signOutFailed() {
        guard state.phase == .signingOut else { return }
        state.phase = .idle
    }
}
