import Foundation

/// The number or text with which a client names a request.
enum RequestID: Codable, Equatable {
    case number(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}

/// Why a request is not answered, with a code of JSON-RPC 2.0 or of the Language Server Protocol.
struct RequestError: Error, Equatable, Encodable {
    var code: Int
    var message: String

    static func notJSON(_ reason: String) -> RequestError { RequestError(code: -32700, message: reason) }
    static func wrongRequest(_ reason: String) -> RequestError { RequestError(code: -32600, message: reason) }
    static func unknownMethod(_ name: String) -> RequestError {
        RequestError(code: -32601, message: "the method \(name) is not known here")
    }
    static func wrongParameters(_ reason: String) -> RequestError { RequestError(code: -32602, message: reason) }
    static let notInitialized = RequestError(code: -32002, message: "the first request must be `initialize`")
    /// The request is correct but cannot be done; the client shows the message.
    static func failed(_ reason: String) -> RequestError { RequestError(code: -32803, message: reason) }
}

/// The JSON of messages to a client.
enum OutgoingMessage {
    /// A client needs `result` even if it is null; an optional `Value` is written so.
    private struct Answer<Value: Encodable>: Encodable {
        let jsonrpc = "2.0"
        let id: RequestID
        let result: Value
    }

    private struct Refusal<ID: Encodable>: Encodable {
        let jsonrpc = "2.0"
        let id: ID
        let error: RequestError
    }

    private struct Notification<Value: Encodable>: Encodable {
        let jsonrpc = "2.0"
        let method: String
        let params: Value
    }

    static func answer(_ id: RequestID, _ result: some Encodable) -> [UInt8] { json(Answer(id: id, result: result)) }

    static func refusal(_ id: RequestID?, _ error: RequestError) -> [UInt8] { json(Refusal(id: id, error: error)) }

    static func notification(_ method: String, _ value: some Encodable) -> [UInt8] {
        json(Notification(method: method, params: value))
    }

    private static func json(_ value: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else {
            preconditionFailure("a message of the language server has only texts, whole numbers and lists of them")
        }
        return [UInt8](data)
    }
}
