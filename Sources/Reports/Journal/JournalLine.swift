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

    /// A result, whose members stand beside the event.
    struct WalkthroughEnded: Encodable {
        let result: ReportedWalkthrough

        private enum CodingKeys: CodingKey {
            case event
        }

        func encode(to encoder: any Encoder) throws {
            var line = encoder.container(keyedBy: CodingKeys.self)
            try line.encode(Event.walkthroughEnded, forKey: .event)
            try result.encode(to: encoder)
        }
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
