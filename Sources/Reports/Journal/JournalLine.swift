import Walkthroughs

/// The lines of a journal, as they are written and read; Docs/report-schema.md describes them.
enum JournalLine {
    /// What a line tells.
    enum Event: String, Codable {
        case runStarted, walkthroughStarted, picture, walkthroughEnded, walkthroughWarned, runEnded
    }

    /// What each line has; a later version may have other events.
    struct Head: Decodable {
        let event: String
    }

    struct RunStarted: Codable {
        private(set) var event = Event.runStarted
        private(set) var schema = JournalSchema.name
        private(set) var version = JournalSchema.version
        let header: RunHeader
        let plan: [WalkthroughIdentity]
    }

    struct WalkthroughStarted: Codable {
        private(set) var event = Event.walkthroughStarted
        let walkthrough: WalkthroughIdentity
    }

    struct Picture: Codable {
        private(set) var event = Event.picture
        let key: String
        let width: Int
        let height: Int
        let isDark: Bool
        let body: String
    }

    struct WalkthroughWarned: Codable {
        private(set) var event = Event.walkthroughWarned
        let walkthrough: WalkthroughIdentity
        let warnings: [ReportedWarning]
    }

    struct RunEnded: Codable {
        private(set) var event = Event.runEnded
        let wallNanoseconds: Int64?
    }
}
