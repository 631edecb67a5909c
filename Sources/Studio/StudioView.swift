/// What the page asks to be performed.
package struct StudioRequest: Codable, Sendable {
    /// The path by which `use` lines find other scripts; nil for a script that is not saved yet.
    package var path: String?
    /// The whole script, header included.
    package var script: String
    /// The last line to perform, from 1; nil for all, 0 for the launch alone.
    package var line: Int?
    /// Whether the screen is audited.
    package var audits: Bool?
    /// The number of another order of events, as `--schedule` has it; nil for the default order.
    package var schedule: UInt64?
    /// The only differences of that order from the default one, in the notation of the job that found them.
    package var replay: String?
    /// The worker call whose pending reply is shown with its body.
    package var reply: String?
    /// The beginning of a line to complete.
    package var typed: String?

    /// Makes a request.
    package init(
        path: String? = nil, script: String, line: Int? = nil, audits: Bool? = nil, schedule: UInt64? = nil,
        replay: String? = nil, reply: String? = nil, typed: String? = nil
    ) {
        (self.path, self.script, self.line, self.audits) = (path, script, line, audits)
        (self.schedule, self.replay, self.reply, self.typed) = (schedule, replay, reply, typed)
    }
}

/// The app after the last performed line, as the page shows it.
package struct StudioView: Codable, Sendable {
    /// An element of the screen, in points of the window.
    package struct Element: Codable, Sendable {
        /// The distance from the left.
        package var x: Double
        /// The distance from the top.
        package var y: Double
        /// The width.
        package var width: Double
        /// The height.
        package var height: Double
        /// The role, as scripts write it.
        package var role: String
        /// The element as screens in text show it.
        package var notation: String
        /// The words by which a line names it; nil if none name it alone.
        package var query: String?
        /// The lines that act on it, the most common one first.
        package var commands: [String]
        /// The lines that expect what it shows, the most exact one first.
        package var expectations: [String]

        /// Makes an element.
        package init(
            x: Double, y: Double, width: Double, height: Double, role: String, notation: String, query: String?,
            commands: [String], expectations: [String]
        ) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
            (self.role, self.notation, self.query) = (role, notation, query)
            (self.commands, self.expectations) = (commands, expectations)
        }
    }

    /// An error or a warning of a line.
    package struct Problem: Codable, Sendable {
        /// The line, from 1.
        package var line: Int
        /// What is wrong.
        package var text: String
        /// Whether the script is not performed because of it.
        package var isError: Bool

        /// Makes a problem.
        package init(line: Int, text: String, isError: Bool) {
            (self.line, self.text, self.isError) = (line, text, isError)
        }
    }

    /// A line of the state.
    package struct StateLine: Codable, Sendable {
        /// The name, indented, and the value.
        package var text: String
        /// The line that expects the value; nil if there is none.
        package var expectation: String?

        /// Makes a line.
        package init(text: String, expectation: String?) { (self.text, self.expectation) = (text, expectation) }
    }

    /// Something that is due, or a reply that is held.
    package struct Pending: Codable, Sendable {
        /// What it is, and when it is due.
        package var text: String
        /// The milliseconds until it is due; nil if it depends on a step.
        package var milliseconds: Int?
        /// The worker call whose reply it is.
        package var call: String?
        /// The line whose step made the call; nil if it was made at the launch.
        package var line: Int?
        /// The faults with which the call may fail.
        package var faults: [String]
        /// Whether a script can set the reply.
        package var canReply: Bool

        /// Makes it.
        package init(
            text: String, milliseconds: Int?, call: String?, line: Int?, faults: [String], canReply: Bool
        ) {
            (self.text, self.milliseconds, self.call, self.line) = (text, milliseconds, call, line)
            (self.faults, self.canReply) = (faults, canReply)
        }
    }

    /// The name of the app.
    package var app = ""
    /// The name of the screen.
    package var screen: String?
    /// The virtual time.
    package var time = "0s"
    /// The screen as an SVG document.
    package var picture: String?
    /// The elements in reading order.
    package var elements: [Element] = []
    /// The screen as text.
    package var text: [String] = []
    /// The state of the top scene, a line each.
    package var state: [StateLine] = []
    /// What is due, soonest first.
    package var pending: [Pending] = []
    /// The events of workers.
    package var requests: [String] = []
    /// The last events.
    package var trace: [String] = []
    /// The views with their frames.
    package var tree: [String] = []
    /// The tasks that run.
    package var tasks: [String] = []
    /// What the audit found; nil without an audit.
    package var audit: [String]?
    /// The virtual time after each performed line, by its number.
    package var times: [Int: String] = [:]
    /// The body of the requested reply; nil if it is unknown.
    package var reply: String?
    /// The lines that continue the typed beginning; nil if none were requested.
    package var completions: [String]?
    /// The line that does not hold, and the text of the failure as `test` prints it.
    package var failure: Problem?
    /// What the performed lines leave out of the script; nil if nothing.
    package var remark: String?
    /// The errors and warnings of the script.
    package var problems: [Problem] = []

    /// Makes a view in which nothing was performed.
    package init() {}
}
