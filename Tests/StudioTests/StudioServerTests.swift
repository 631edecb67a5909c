import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Studio

#if canImport(Glibc)
    import Glibc
#endif

@Suite struct StudioServerTests {
    @Test(arguments: [
        ("GET /k/ HTTP/1.1\r\nHost: 127.0.0.1:1\r\n\r\n", "GET /k/ 0"),
        ("POST /k/view?a=b HTTP/1.1\r\nhost: x\r\nContent-Length:  12 \r\n\r\n", "POST /k/view 12"),
        ("GET / HTTP/2\r\n\r\n", "400 the request line is not METHOD PATH HTTP/1.1"),
        ("GET x HTTP/1.1\r\n\r\n", "400 the request line is not METHOD PATH HTTP/1.1"),
        ("GET / HTTP/1.1\r\nno colon\r\n\r\n", "400 a header field has no colon"),
        ("GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", "400 a header field is wrong or stands twice"),
        ("GET / HTTP/1.1\r\nHo st: a\r\n\r\n", "400 a header field is wrong or stands twice"),
        ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", "411 a body needs a Content-Length"),
        ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "400 the Content-Length is no number"),
        ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", "400 the Content-Length is no number"),
        ("POST / HTTP/1.1\r\nContent-Length: 1048577\r\n\r\n", "413 the body is too long"),
    ])
    func `a head is read, or refused with a reason`(head: String, expected: String) {
        let result: String
        do throws(HttpRequest.Refusal) {
            let request = try HttpRequest(head: Array(head.utf8))
            result = "\(request.method) \(request.path) \(try request.bodyLength)"
        } catch {
            result = "\(error.status) \(error.reason)"
        }
        expect(result, is: expected)
    }

    @Test func `a head ends with an empty line, and has a largest size`() throws {
        expect(try HttpRequest.headEnd(in: Array("GET / HTTP/1.1\r\n\r\nbody".utf8)), is: 18)
        #expect(try HttpRequest.headEnd(in: Array("GET / HTTP/1.1\r\n".utf8)) == nil)
        #expect(try HttpRequest.headEnd(in: []) == nil)
        #expect(throws: HttpRequest.Refusal(status: 431, reason: "the head is too long")) {
            try HttpRequest.headEnd(in: [UInt8](repeating: 65, count: 16 << 10))
        }
    }

    /// Sends bytes to a port and returns the answer's status; nil if there is none.
    ///
    /// - Parameter before: done when the connection stands and nothing was sent yet.
    private func status(
        _ text: String, at host: String = "127.0.0.1", port: UInt16, before: () -> Void = {}
    ) -> Int? {
        var wanted = addrinfo()
        wanted.ai_flags = AI_NUMERICHOST
        #if canImport(Glibc)
            wanted.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
            wanted.ai_socktype = SOCK_STREAM
        #endif
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, "\(port)", &wanted, &list) == 0, let place = list?.pointee else { return nil }
        defer { freeaddrinfo(list) }
        let connection = socket(place.ai_family, place.ai_socktype, 0)
        defer { close(connection) }
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        guard connect(connection, place.ai_addr, place.ai_addrlen) == 0 else { return nil }
        before()
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
        shutdown(connection, Int32(SHUT_WR))
        var buffer = [UInt8](repeating: 0, count: 64)
        let count = read(connection, &buffer, buffer.count)
        guard count > 12 else { return nil }
        return Int(String(decoding: buffer[9..<12], as: UTF8.self))
    }

    @Test func `only the page itself gets an answer, whatever is sent`() throws {
        let server = try StudioServer(port: 0, key: "secret")
        let port = server.port
        let host = "Host: 127.0.0.1:\(port)\r\n"
        let origin = "Origin: http://127.0.0.1:\(port)\r\n"
        var generator = SeededNumbers(seed: 1)
        var requests: [(String, Int?)] = [
            ("GET /secret/ HTTP/1.1\r\n\(host)\r\n", 200),
            ("POST /secret/view HTTP/1.1\r\n\(host)\(origin)Content-Length: 2\r\n\r\n{}", 200),
            ("GET /secre/ HTTP/1.1\r\n\(host)\r\n", 404),
            ("GET /secrets/ HTTP/1.1\r\n\(host)\r\n", 404),
            ("GET / HTTP/1.1\r\n\(host)\r\n", 404),
            ("GET /secret/ HTTP/1.1\r\nHost: evil.example:\(port)\r\n\r\n", 403),
            ("GET /secret/ HTTP/1.1\r\n\r\n", 403),
            ("POST /secret/view HTTP/1.1\r\n\(host)Content-Length: 0\r\n\r\n", 403),
            ("POST /secret/view HTTP/1.1\r\n\(host)Origin: http://evil.example\r\n\r\n", 403),
            ("DELETE /secret/ HTTP/1.1\r\n\(host)\r\n", 405),
            ("POST /secret/view HTTP/1.1\r\n\(host)\(origin)Content-Length: 9\r\n\r\n{}", nil),
            ("GET /secret/", nil), ("", nil),
        ]
        let good = "POST /secret/view HTTP/1.1\r\n\(host)\(origin)Content-Length: 2\r\n\r\n{}"
        for number in 0..<1000 {
            let noise = String(
                (0..<Int.random(in: 1...80, using: &generator)).map { _ in
                    Character(Unicode.Scalar(UInt8.random(in: 1...255, using: &generator)))
                })
            let hostile =
                switch number % 8 {
                case 0: good.replacing("/secret/", with: "/\(noise)/")
                case 1: good.replacing(host, with: "Host: \(noise)\r\n")
                case 2: good.replacing(origin, with: "Origin: \(noise)\r\n")
                case 3: good.replacing("Length: 2", with: "Length: \(Int.random(in: 3...9_999_999, using: &generator))")
                case 4: good.replacing("POST", with: noise)
                case 5: good.replacing("Content-Length: 2", with: "Transfer-Encoding: \(noise)")
                case 6: String(good.prefix(Int.random(in: 0..<good.count, using: &generator)))
                default: "GET /\(noise) HTTP/1.1\r\n\(host)\r\n"
                }
            requests.append((hostile, nil))
        }
        let isDone = Flag()
        let thread = Thread {
            server.serve(until: { isDone.isSet }) { request in .text(200, request.path) }
        }
        thread.start()
        for (request, expected) in requests.prefix(13) {
            #expect(status(request, port: port) == expected, "\(request)")
        }
        for (request, _) in requests.dropFirst(13) { #expect(status(request, port: port) != 200, "\(request)") }
        expect(status(requests[0].0, port: port), is: 200)
        #if os(Linux)
            // Without IPv6 there is no such file, or it lacks the loopback interface.
            let interfaces = try? String(contentsOfFile: "/proc/net/if_inet6", encoding: .utf8)
            let hasNewer = interfaces?.contains(" lo") == true
        #else
            let hasNewer = true
        #endif
        let newer = "GET /secret/ HTTP/1.1\r\nHost: [::1]:\(port)\r\n\r\n"
        expect(status(newer, at: "::1", port: port), is: (hasNewer ? 200 : nil))
        // Connections that say nothing yet hold up nobody, and are answered when they speak.
        var others: [Int?] = []
        let late = status(requests[0].0, port: port) {
            _ = status(requests[0].0, port: port) {
                others = requests.prefix(2).map { status($0.0, port: port) }
            }
        }
        expect(late, is: 200)
        expect(others, is: [200, 200])
        isDone.isSet = true
    }

    @Test func `the page is there, and brings nothing from elsewhere`() throws {
        let page = try #require(StudioPage.file(""))
        let text = String(decoding: page.bytes, as: UTF8.self)
        #expect(text.contains("Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self';"))
        #expect(!text.contains("http://") && !text.contains("https://") && !text.contains(" style=\""))
        #expect(StudioPage.file("studio.js") != nil && StudioPage.file("studio.css") != nil)
        #expect(StudioPage.file("other") == nil)
        let sizes = ["", "studio.css", "studio.js"].map { StudioPage.file($0)?.body.count ?? 0 }
        #expect(sizes.reduce(0, +) < 150_000)
    }
}

/// Whether a server is to end; set by a test, read by the server's thread.
private final class Flag: Sendable {
    private let value = Mutex(false)
    var isSet: Bool {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}
