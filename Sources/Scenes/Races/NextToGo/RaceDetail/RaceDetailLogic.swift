package import RacesWorkers
package import Rehearsal

/// Shows the state; the Presenter implements it for the Logic.
package protocol RaceDetailPresenterInterface: AnyObject {
    /// Shows the race.
    func show(_ race: Race)
    /// Shows the time until its start.
    func show(_ countdown: Countdown)
}

/// Counts down to the start of a race, and up after it.
package final class RaceDetailLogic {
    /// The state of RaceDetail.
    package private(set) var state: RaceDetailLogicState

    private let date: () -> Date
    /// Shows the state; strong, it does not keep the Logic.
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

    /// Shows the race and starts to count.
    package func start() {
        presenter.show(state.race)
        count()
    }

    /// Shows the countdown, and repeats this at each whole second.
    private func count() {
        let now = Moment(date())
        let countdown = Countdown(to: state.race, at: now)
        state.seconds = countdown.seconds
        presenter.show(countdown)
        tasks.after(now.duration(until: now.nextSecond), "countdown") { [weak self] in self?.count() }
    }
}
