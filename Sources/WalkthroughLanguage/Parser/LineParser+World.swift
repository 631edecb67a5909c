import StageRuntime

extension LineParser {
    /// The words for faults.
    private static let faults = ["offline", "timeout", "status", "unauthorised", "garbage", "io", "full"]

    /// Takes what sets up the app's surroundings.
    mutating func worldCommand(_ keyword: Keyword) throws(SyntaxError) -> Command? {
        switch keyword {
        case .network:
            if take(.offline) { return .network(online: false) }
            guard take(.online) else { throw expected(oneOf: ["offline", "online"]) }
            return .network(online: true)
        case .fail:
            let call = try callName()
            let fault = take(.with) ? try fault() : nil
            return .fail(call: call, with: fault, times: current == nil ? nil : try times())
        case .delay:
            let call = try callName()
            try require(.by)
            return .delay(call: call, by: try duration())
        case .hold: return .hold(call: try callName())
        case .release: return .release(call: try callName(), lastFirst: take(.last))
        case .reply:
            let call = try callName()
            try require(.with)
            return .reply(call: call, with: try text("the reply's body in quotes"))
        default: return nil
        }
    }

    /// Takes the name of a worker call.
    mutating func callName() throws(SyntaxError) -> String {
        namesApp = true
        return try name("the name of a worker call").value
    }

    /// Takes a fault.
    private mutating func fault() throws(SyntaxError) -> WorkerFault {
        guard let token = current, token.kind == .word else { throw expected("an error") }
        index += 1
        switch source(of: token) {
        case "offline": return .offline
        case "timeout": return .timeout
        case "unauthorised": return .unauthorised
        case "garbage": return .garbage
        case "io": return .io
        case "full": return .full
        case "status":
            let next = current
            let code = try integer("an HTTP status", atLeast: 100, atMost: 599)
            guard !(200...299).contains(code) else {
                throw SyntaxError(
                    message: "status \(code) is a success", range: next?.range ?? token.range,
                    help: "`reply CALL with \"BODY\"` gives a call its reply")
            }
            return .status(code)
        default:
            var error = unknown("error", token, among: Self.faults)
            if lexer.bytes[token.range].allSatisfy(\.isASCIIDigit) {
                error.help = "write `status \(source(of: token))`"
            }
            throw error
        }
    }
}
