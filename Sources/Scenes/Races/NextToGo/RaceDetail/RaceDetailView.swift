import Rehearsal

/// The texts of a race in a column.
final class RaceDetailView: SceneView {
    /// The category; strong, it is in the column, like the labels below.
    let category = UILabel(style: .subheadline, identifier: "category")
    let meeting = UILabel(style: .title1, identifier: "meeting")
    let number = UILabel(style: .title2, identifier: "number")
    let raceName = UILabel(style: .title3, identifier: "raceName")
    /// The country's name, or its code.
    let country = UILabel(style: .body, identifier: "country")
    /// The state in the country.
    let venueState = UILabel(style: .body, identifier: "venueState")
    let countdown = UILabel(style: .largeTitle, identifier: "countdown")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addScrollingColumn([category, meeting, number, raceName, country, venueState, countdown])
    }
}
