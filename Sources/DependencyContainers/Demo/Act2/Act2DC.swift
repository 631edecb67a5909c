import DemoScenes

/// What the scenes of Act 2 share: a user.
///
/// ```
/// a scene of the act ──strong──> Act2DC ──strong──> Act2Factory ──unowned──> Act2DC
/// ```
final class Act2DC: Act2DCInterface {
    let user: User
    /// Makes scenes; strong, it holds this container unowned.
    private(set) lazy var factory: any Act2FactoryInterface = Act2Factory(container: self)

    init(user: User) {
        self.user = user
    }
}
