import Foundation

/// A reply of a network call, as a server might have sent it.
package struct ReplySample {
    /// The name of the call.
    package let call: String
    /// The reply as JSON; `nil` if it is not encodable, or if the call's decoder reads another form.
    package let body: String?
    /// Returns whether the call's decoder can read a body.
    package let decodes: (String) -> Bool

    init<Reply>(_ reply: Reply, to call: WorkerCall<Reply>) {
        let decodes = { (body: String) in
            guard let decode = call.decode else { return false }
            return (try? decode(Data(body.utf8))) != nil
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let encoded = (reply as? any Encodable).flatMap { try? encoder.encode($0) }
        let sent = (reply as? ServerReply)?.body ?? encoded
        self.call = call.description.name
        body = sent.map { String(decoding: $0, as: UTF8.self) }.flatMap { decodes($0) ? $0 : nil }
        self.decodes = decodes
    }
}
