/// One thing that happened on a stage.
///
/// It holds no wall time, path, process id or address, so equal runs give equal bytes.
public struct TraceEvent: Equatable, Sendable {
    /// One named value of an event.
    public struct Field: Equatable, Sendable {
        /// What it is.
        public let name: String
        /// Its text; a secret is written `<secret>`.
        public let value: String

        /// Makes a field.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// When it happened, in virtual time.
    public let time: StageInstant
    /// What it is about.
    public let category: TraceCategory
    /// What happened, in a word or two.
    public let name: String
    /// The particulars, in a fixed order.
    public let fields: [Field]

    /// Makes an event; a trace makes its own, this is for one that comes from another process.
    package init(time: StageInstant, category: TraceCategory, name: String, fields: [Field]) {
        self.time = time
        self.category = category
        self.name = name
        self.fields = fields
    }

    /// The event as one line: `1.5s  worker  request  call=suggestions.search text=swift`.
    public var line: String {
        var line = time.offset.text + "  " + category.name + "  " + name
        for (index, field) in fields.enumerated() {
            line += (index == 0 ? "  " : " ") + field.name + "=" + field.value
        }
        return line
    }
}
