import Rehearsal
import SkeletonWorkers
import WorkerSupport

/// Shows the state; the Presenter implements it for the Logic.
protocol SettingsPresenterInterface: ModulePresenterInterface {
    func show(appName: String, environment: String)
    func show(_ feature: SettingsFeature, isOn: Bool)
}

/// Reports to the coordinator; the Navigator implements it for the Logic.
protocol SettingsNavigatorInterface: AnyObject {
    /// Reports that the user was removed.
    func loggedOut()
}

/// The features that can be switched on, in the order of the switches.
enum SettingsFeature: CaseIterable {
    case notifications
    case someFeature
}

/// Switches features on and off, and logs out.
final class SettingsLogic {
    private(set) var state: SettingsLogicState

    /// The features that can be switched on; strong, the container shares them.
    private let features: FeatureSwitches
    /// Removes the user; strong, the container shares it.
    private let users: any UserWorker
    /// Shows the state; strong, it does not keep the Logic.
    private let presenter: any SettingsPresenterInterface
    /// Reports to the coordinator; strong, it does not keep the Logic.
    private let navigator: any SettingsNavigatorInterface
    /// The scene's tasks; strong, they end with the scene.
    private let tasks: TaskScope
    /// The observations of the switches, until Settings has left; strong, they hold the Logic weakly.
    private var observations: [AnyCancellable] = []

    init(
        environment: SkeletonEnvironment, features: FeatureSwitches, users: any UserWorker,
        presenter: any SettingsPresenterInterface, navigator: any SettingsNavigatorInterface, tasks: TaskScope
    ) {
        state = SettingsLogicState(appName: environment.appName, environment: environment.name)
        self.features = features
        self.users = users
        self.presenter = presenter
        self.navigator = navigator
        self.tasks = tasks
    }

    /// Shows the initial state, and observes the switches.
    func start() {
        presenter.show(appName: state.appName, environment: state.environment)
        observations = SettingsFeature.allCases.map { feature in
            subject(of: feature).removeDuplicates().sink { [weak self] isOn in self?.show(feature, isOn: isOn) }
        }
    }

    /// Switches a feature on or off.
    func set(_ feature: SettingsFeature, isOn: Bool) { subject(of: feature).send(isOn) }

    /// Removes the user, then reports that; further calls during this time do nothing.
    func logOut() {
        guard state.phase == .idle else { return }
        enter(.loggingOut)
        tasks.start("log out") { await self.clear() }
    }

    /// Stops observing the switches; called when Settings has left for good.
    func leftForGood() { observations = [] }

    private func clear() async {
        do throws(StoreError) {
            try await users.clear()
            guard !Task.isCancelled else { return }
            enter(.idle)
            navigator.loggedOut()
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            enter(.idle)
            presenter.show(ModuleFailure.notRemoved)
        }
    }

    private func enter(_ phase: SettingsLogicState.Phase) {
        state.phase = phase
        presenter.show(isLoading: phase == .loggingOut)
    }

    private func show(_ feature: SettingsFeature, isOn: Bool) {
        switch feature {
        case .notifications: state.notifications = isOn
        case .someFeature: state.someFeature = isOn
        }
        presenter.show(feature, isOn: isOn)
    }

    private func subject(of feature: SettingsFeature) -> CurrentValueSubject<Bool, Never> {
        switch feature {
        case .notifications: features.notifications
        case .someFeature: features.someFeature
        }
    }
}
