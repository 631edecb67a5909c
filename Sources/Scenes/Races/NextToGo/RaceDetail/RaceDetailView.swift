import Rehearsal

/// The texts of a race, below each other.
final class RaceDetailView: SceneView {
    /// What runs; strong, in the column, as those below.
    let category = UILabel(style: .subheadline, identifier: "category")
    /// Where it is run.
    let meeting = UILabel(style: .title1, identifier: "meeting")
    /// Its number.
    let number = UILabel(style: .title2, identifier: "number")
    /// What it is called.
    let raceName = UILabel(style: .title3, identifier: "raceName")
    /// The country's name, or its code.
    let country = UILabel(style: .body, identifier: "country")
    /// The state in the country.
    let venueState = UILabel(style: .body, identifier: "venueState")
    /// The time until the start.
    let countdown = UILabel(style: .largeTitle, identifier: "countdown")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addScrollingColumn([category, meeting, number, raceName, country, venueState, countdown])
    }
}
