import Foundation

/// A folder with a hundred walkthroughs for the app that does harm, one of which may.
struct TroubledFolder {
    /// The place of the walkthrough that differs.
    static let place = 40

    /// The folder; strong, it goes with this.
    let workshop: Workshop

    /// Makes the walkthroughs; `bad` is the third step of the forty-first, `header` its header.
    init(count: Int = 100, bad: String? = nil, header: String = "") throws {
        workshop = try Workshop(
            configuration: "<plist version=\"1.0\"><dict><key>app</key><string>troubled</string></dict></plist>")
        for number in 0..<count {
            var text = "walkthrough \"\(Self.title(number))\"\n"
            let steps = "\nexpect screen Trouble\ntap button \"add\"\n"
            if number == Self.place, let bad {
                text += header + steps + bad + "\nexpect screen Trouble\n"
            } else {
                text += steps + "expect text \"Count: 1\"\n"
            }
            try workshop.write(text, to: "UITestScripts/" + Self.script(number))
        }
    }

    var root: URL { workshop.root }

    static func title(_ number: Int) -> String { "Walkthrough \(number)" }

    static func script(_ number: Int) -> String { "w\(number + 1000).walk" }

    /// The path of the one that differs.
    static var badScript: String { "UITestScripts/" + script(place) }

    /// Runs `test`, with runner processes that are `copied` or `spawned`, and all reports.
    func run(_ options: [String], runners: String) throws -> BuiltProgram.Outcome {
        try BuiltProgram.troubled.run(
            ["test"] + Self.files + options, in: root, environment: Self.environment(runners))
    }

    static func environment(_ runners: String) -> [String: String] {
        runners == "spawned" ? ["REHEARSE_RUNNERS": "spawned"] : [:]
    }

    /// The reports that are files.
    static let files = ["junit=r/junit.xml", "json=r/journal.jsonl", "html=r/html"].flatMap { ["--report", $0] }

    func data(_ path: String) throws -> Data { try Data(contentsOf: root.appendingPathComponent(path)) }

    func junit() throws -> JUnitDocument { try JUnitDocument(data("r/junit.xml")) }

    func journal() throws -> JournalDocument { try JournalDocument(data("r/journal.jsonl")) }

    func html() throws -> HtmlDocument { try HtmlDocument(data("r/html/index.html")) }
}
