import Foundation
import Testing

@testable import StageRuntime
@testable import Workers

/// What is taken of a server's body, and what is refused.
@Suite struct KooberReplyTests {
    private func read<Reply: Decodable>(_ type: Reply.Type, _ body: String) -> Result<Reply, WorkerFault> {
        do {
            return .success(try JsonReply.decode(Data(body.utf8)))
        } catch {
            return .failure(.garbage)
        }
    }

    /// Reads a body as a call does.
    private func read<Reply>(_ call: WorkerCall<Reply>, _ body: String) -> Result<Reply, WorkerFault> {
        do throws(WorkerFault) {
            return .success(try call.reply(from: Data(body.utf8)))
        } catch {
            return .failure(error)
        }
    }

    @Test func `a session, with or without a picture, and with more than is known`() {
        #expect(read(UserSession.self, KooberTest.sessionJSON) == .success(KooberTest.session))
        let more = """
            {"token":"tok-4711","expires":7,"profile":{"name":"Johnny Appleseed","email":"johnny@gmail.com",
            "mobileNumber":"510-736-8754","avatarURL":"http://koober/a.png","age":3}}
            """
        let profile = UserProfile(
            name: "Johnny Appleseed", email: "johnny@gmail.com", mobileNumber: "510-736-8754",
            avatarURL: URL(string: "http://koober/a.png"))
        #expect(read(UserSession.self, more) == .success(UserSession(profile: profile, token: Secret("tok-4711"))))
    }

    @Test(arguments: [
        "", " ", "null", "[]", "7", "\"x\"", "{", "{}", #"{"token":"t"}"#, "\u{0}garbage", "<html></html>",
        #"{"profile":{"email":"e","mobileNumber":"m","name":"n"}}"#,
        #"{"profile":{"email":"e","mobileNumber":"m","name":"n"},"token":7}"#,
        #"{"profile":{"email":"e","mobileNumber":"m","name":"n"},"token":""}"#,
        #"{"profile":{"email":"e","mobileNumber":"m","name":"n"},"token":null}"#,
        #"{"profile":{"email":"e","mobileNumber":"m","name":"n"},"token":"a b"}"#,
        #"{"profile":{"email":"e","mobileNumber":"m","name":"n"},"token":"a\r\nX-Evil: 1"}"#,
        #"{"profile":{"email":"e","mobileNumber":"m","name":"n"},"token":"é"}"#,
        #"{"profile":{"email":"e","mobileNumber":"m","name":"n"},"token":"a\u007F"}"#,
        #"{"profile":{"email":"e","mobileNumber":"m"},"token":"t"}"#,
        #"{"profile":{"email":"e","mobileNumber":3,"name":"n"},"token":"t"}"#,
        #"{"profile":{"email":"e","mobileNumber":"m","name":"n"},"token":"t"}}"#,
        String(repeating: "[", count: 100_000),
    ])
    func `no session`(body: String) {
        #expect(read(UserSession.self, body) == .failure(.garbage))
    }

    @Test func `places`() {
        let body =
            #"[{"name":"Opera House","location":{"id":"opera-house","latitude":-33.858667,"longitude":151.214028}}]"#
        #expect(read([NamedLocation].self, body) == .success([KooberTest.opera]))
        #expect(read([NamedLocation].self, "[]") == .success([]))
    }

    @Test(arguments: [
        "{}", "[{}]", "null", #"[{"name":"x"}]"#,
        #"[{"name":"","location":{"id":"i","latitude":0,"longitude":0}}]"#,
        #"[{"name":"x","location":{"id":"i","latitude":90.1,"longitude":0}}]"#,
        #"[{"name":"x","location":{"id":"i","latitude":0,"longitude":-180.1}}]"#,
        #"[{"name":"x","location":{"id":"i","latitude":0,"longitude":180.1}}]"#,
        #"[{"name":"x","location":{"id":"i","latitude":1e999,"longitude":0}}]"#,
        #"[{"name":"x","location":{"id":"i","latitude":"0","longitude":0}}]"#,
        #"[{"name":"x","location":{"id":1,"latitude":0,"longitude":0}}]"#,
    ])
    func `no places`(body: String) {
        #expect(read([NamedLocation].self, body) == .failure(.garbage))
    }

    @Test func `the ends of the map are on it`() {
        for (latitude, longitude) in [(90.0, 180.0), (-90, -180), (0, 0)] {
            let body = #"{"id":"i","latitude":\#(latitude),"longitude":\#(longitude)}"#
            #expect(
                read(Location.self, body) == .success(Location(id: "i", latitude: latitude, longitude: longitude)))
        }
    }

    @Test func `ride options`() {
        let body = """
            [{"id":"a","name":"A","riders":1,"priceLevel":1},{"id":"b","name":"B","riders":99,"priceLevel":9}]
            """
        #expect(
            read(KooberRideOptionsCalls.rideOptions, body)
                == .success([
                    RideOption(id: "a", name: "A", riders: 1, priceLevel: 1),
                    RideOption(id: "b", name: "B", riders: 99, priceLevel: 9),
                ]))
    }

    @Test(arguments: [
        #"[{"id":"a","name":"A","riders":0,"priceLevel":1}]"#, #"[{"id":"a","name":"A","riders":100,"priceLevel":1}]"#,
        #"[{"id":"a","name":"A","riders":1,"priceLevel":0}]"#, #"[{"id":"a","name":"A","riders":1,"priceLevel":10}]"#,
        #"[{"id":"a","name":"A","riders":1.5,"priceLevel":1}]"#, #"[{"id":"a","name":"A","riders":-1,"priceLevel":1}]"#,
        #"[{"id":"a","name":"A","riders":99999999999999999999,"priceLevel":1}]"#, #"[{"id":"a","name":"A"}]"#, "{}",
        "[]",
        #"[{"id":"","name":"A","riders":1,"priceLevel":1}]"#, #"[{"id":"a","name":"","riders":1,"priceLevel":1}]"#,
        #"[{"id":"a","name":"A","riders":1,"priceLevel":1},{"id":"a","name":"B","riders":2,"priceLevel":2}]"#,
    ])
    func `no ride options`(body: String) {
        #expect(read(KooberRideOptionsCalls.rideOptions, body) == .failure(.garbage))
    }
}
