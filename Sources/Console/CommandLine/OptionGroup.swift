/// The headings under which help lists options, in their order.
enum OptionGroup: String, CaseIterable, Sendable {
    case options = "Options"
    case which = "Which walkthroughs"
    case how = "How they run"
    case schedules = "Under other schedules"
    case failures = "When one fails"
    case results = "What is shown"
    case everywhere = "With every command"
}
