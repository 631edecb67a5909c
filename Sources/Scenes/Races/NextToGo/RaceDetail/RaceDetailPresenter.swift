import RacesWorkers
import Rehearsal

/// Shows the race and its countdown.
final class RaceDetailPresenter: RaceDetailPresenterInterface {
    /// Shows the state; weak, the scene's controller owns it.
    private weak let view: RaceDetailView?

    init(view: RaceDetailView) {
        self.view = view
    }

    func show(_ race: Race) {
        view?.category.text = race.category.title
        view?.meeting.text = race.meeting
        view?.number.text = "R\(race.number)"
        view?.raceName.text = race.name
        view?.country.text = race.country.name ?? race.country.code
        view?.venueState.text = race.venueState
    }

    func show(_ countdown: Countdown) {
        if view?.countdown.text != countdown.text { view?.countdown.text = countdown.text }
    }
}
