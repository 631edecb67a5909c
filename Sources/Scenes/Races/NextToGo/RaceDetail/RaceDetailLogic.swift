package import Rehearsal
package import Workers

/// What the Logic tells the Presenter.
package protocol RaceDetailPresenterInterface: AnyObject {
    /// Shows the race.
    func show(_ race: Race)
    /// Shows the time until its start.
    func show(_ countdown: Countdown)
}

/// Counts down to one race, and on after its start.
package final class RaceDetailLogic {
    /// What RaceDetail knows.
    package private(set) var state: RaceDetailLogicState

    /// The date now.
    private let date: () -> Date
    /// Shows what happens; strong, it holds nothing of the Logic.
    private let presenter: any RaceDetailPresenterInterface
    /// The scene's tasks; strong, they end with the scene.
    private let tasks: TaskScope

    /// Makes the Logic; the scene's controller owns it.
    package init(
        setup: RaceDetailSetup, now date: @escaping () -> Date, presenter: any RaceDetailPresenterInterface,
        tasks: TaskScope
    ) {
        state = RaceDetailLogicState(
            race: setup.race, seconds: Countdown(to: setup.race, at: Moment(date())).seconds)
        self.date = date
        self.presenter = presenter
        self.tasks = tasks
    }

    /// Shows the race and begins to count.
    package func start() {
        presenter.show(state.race)
        count()
    }

    /// Shows the countdown, and again at the next whole second.
    private func count() {
        let now = Moment(date())
        let countdown = Countdown(to: state.race, at: now)
        state.seconds = countdown.seconds
        presenter.show(countdown)
        tasks.after(now.duration(until: now.nextSecond), "countdown") { [weak self] in self?.count() }
    }
}
