import StageRuntime

extension LineParser {
    /// The words for faults.
    private static let faults = ["offline", "timeout", "status", "unauthorised", "garbage", "io", "full"]

    /// Takes the name of a worker call.
    mutating func callName() throws(SyntaxError) -> String {
        namesApp = true
        return try name("the name of a worker call").value
    }

    /// Takes a fault.
    mutating func fault() throws(SyntaxError) -> WorkerFault {
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
