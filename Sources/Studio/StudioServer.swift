import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Serves the page on the loopback interface, one connection after the other.
///
/// Only a client that knows the printed address gets an answer: the path begins with a random key, the `Host` is the
/// loopback address, and a `POST` comes from the page itself.
package final class StudioServer: Sendable {
    /// Why the server cannot listen.
    package struct Failure: Error {
        /// What the system says.
        package let reason: String
    }

    /// The seconds after which a slow client is dropped.
    private static let patience = 5
    /// The most connections on which nothing has arrived.
    private static let mostSilent = 64

    /// The port.
    package let port: UInt16
    /// The random key in the path.
    private let key: String
    private let listeners: [Int32]

    /// Listens on 127.0.0.1, and on ::1 if this port is free there.
    ///
    /// - Parameter port: 0 for one of the system's choice.
    package init(port: UInt16, key: String = StudioServer.randomKey()) throws(Failure) {
        self.key = key
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let listener = try Self.listener(AF_INET, port: port, at: &address)
        self.port = UInt16(bigEndian: address.sin_port)
        var address6 = sockaddr_in6()
        address6.sin6_family = sa_family_t(AF_INET6)
        address6.sin6_port = address.sin_port
        inet_pton(AF_INET6, "::1", &address6.sin6_addr)
        listeners = [listener] + [try? Self.listener(AF_INET6, port: port, at: &address6)].compactMap(\.self)
    }

    /// Returns a socket that listens at an address, and writes the port that the system has chosen into the address.
    private static func listener<Address>(
        _ family: Int32, port: UInt16, at address: inout Address
    ) throws(Failure) -> Int32 {
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        let listener = socket(family, kind, 0)
        guard listener >= 0 else { throw Failure(reason: String(cString: strerror(errno))) }
        var yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var size = socklen_t(MemoryLayout<Address>.size)
        let code = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> Int32 in
                if bind(listener, address, size) != 0 || listen(listener, 16) != 0 { return errno }
                return getsockname(listener, address, &size) == 0 ? 0 : errno
            }
        }
        guard code == 0 else {
            close(listener)
            throw Failure(reason: "port \(port): " + String(cString: strerror(code)))
        }
        return listener
    }

    deinit { for listener in listeners { close(listener) } }

    /// The address of the page.
    package var address: String { "http://127.0.0.1:\(port)/\(key)/" }

    /// Returns a key that nobody guesses.
    package static func randomKey() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in String(generator.next(), radix: 36) }.joined()
    }

    /// Answers requests until `isEnded` returns true; it is called after each request and every half second.
    ///
    /// Browsers also connect before they have something to ask, so a connection is read only once something arrives.
    ///
    /// - Parameter answer: returns the answer to a request whose path no longer has the key.
    package func serve(until isEnded: () -> Bool, answer: (HttpRequest) -> HttpResponse) {
        var silent: [(connection: Int32, until: time_t)] = []
        while !isEnded() {
            while let oldest = silent.first, oldest.until < time(nil) || silent.count > Self.mostSilent {
                close(oldest.connection)
                silent.removeFirst()
            }
            var waiting = (listeners + silent.map(\.connection)).map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            guard poll(&waiting, nfds_t(waiting.count), 500) > 0 else { continue }
            for ready in waiting where ready.revents != 0 {
                if let index = silent.firstIndex(where: { $0.connection == ready.fd }) {
                    handle(ready.fd, answer)
                    close(ready.fd)
                    silent.remove(at: index)
                } else {
                    let connection = accept(ready.fd, nil, nil)
                    if connection >= 0 { silent.append((connection, time(nil) + time_t(Self.patience))) }
                }
            }
        }
        for (connection, _) in silent { close(connection) }
    }

    private func handle(_ connection: Int32, _ answer: (HttpRequest) -> HttpResponse) {
        var patience = timeval()
        patience.tv_sec = Self.patience
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(connection, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
        }
        let response: HttpResponse
        do throws(HttpRequest.Refusal) {
            guard var request = try read(connection) else { return }
            try admit(&request)
            response = answer(request)
        } catch {
            response = .text(error.status, error.reason)
        }
        send(response.bytes, to: connection)
    }

    /// Reads a request; nil if the client has gone or is too slow.
    private func read(_ connection: Int32) throws(HttpRequest.Refusal) -> HttpRequest? {
        var bytes: [UInt8] = []
        let deadline = time(nil) + Self.patience
        func receive() -> Bool {
            var buffer = [UInt8](repeating: 0, count: 64 << 10)
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0, time(nil) <= deadline else { return false }
            bytes += buffer[..<count]
            return true
        }
        var end: Int?
        while end == nil {
            guard receive() else { return nil }
            end = try HttpRequest.headEnd(in: bytes)
        }
        guard let end else { return nil }
        var request = try HttpRequest(head: bytes[..<end])
        let length = try request.bodyLength
        while bytes.count < end + length { guard receive() else { return nil } }
        request.body = Array(bytes[end..<end + length])
        return request
    }

    /// Checks key, host and origin, and removes the key from the path.
    private func admit(_ request: inout HttpRequest) throws(HttpRequest.Refusal) {
        let hosts = ["127.0.0.1:\(port)", "[::1]:\(port)", "localhost:\(port)"]
        guard let host = request.fields["host"], hosts.contains(host) else {
            throw HttpRequest.Refusal(status: 403, reason: "the Host is not the loopback address")
        }
        let parts = request.path.dropFirst().split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, isKey(parts[0]) else {
            throw HttpRequest.Refusal(status: 404, reason: "open the address that `rehearse studio` has printed")
        }
        if let origin = request.fields["origin"] {
            guard origin == "http://" + host else {
                throw HttpRequest.Refusal(status: 403, reason: "the Origin is another page")
            }
        } else if request.method == "POST" {
            throw HttpRequest.Refusal(status: 403, reason: "a POST needs an Origin")
        }
        guard ["GET", "POST"].contains(request.method) else {
            throw HttpRequest.Refusal(status: 405, reason: "there is only GET and POST")
        }
        request.path = String(parts[1])
    }

    /// Compares keys in a time that does not depend on how many characters are right.
    private func isKey(_ word: Substring) -> Bool {
        let (given, wanted) = (Array(word.utf8), Array(key.utf8))
        var difference = given.count ^ wanted.count
        for index in wanted.indices { difference |= Int(wanted[index] ^ (index < given.count ? given[index] : 0)) }
        return difference == 0
    }

    private func send(_ bytes: [UInt8], to connection: Int32) {
        #if canImport(Darwin)
            var yes: Int32 = 1
            setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        var sent = 0
        bytes.withUnsafeBytes { buffer in
            while sent < buffer.count, let base = buffer.baseAddress {
                #if canImport(Darwin)
                    let count = Darwin.send(connection, base + sent, buffer.count - sent, flags)
                #elseif canImport(Glibc)
                    let count = Glibc.send(connection, base + sent, buffer.count - sent, flags)
                #else
                    let count = Musl.send(connection, base + sent, buffer.count - sent, flags)
                #endif
                guard count > 0 else { return }
                sent += count
            }
        }
    }
}

/// The files of the page, which the build embeds.
package enum StudioPage {
    /// Returns a file of the page: `""` is the page itself; nil if there is no such file.
    package static func file(_ name: String) -> HttpResponse? {
        switch name {
        case "": HttpResponse(type: "text/html; charset=utf-8", body: PackageResources.studio_html)
        case "studio.css": HttpResponse(type: "text/css; charset=utf-8", body: PackageResources.studio_css)
        case "studio.js": HttpResponse(type: "text/javascript; charset=utf-8", body: PackageResources.studio_js)
        default: nil
        }
    }
}
