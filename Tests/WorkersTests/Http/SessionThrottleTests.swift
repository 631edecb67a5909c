import Foundation
import Testing

@testable import Workers

#if canImport(FoundationNetworking)
    import FoundationNetworking

    struct SessionThrottleTests {
        @Test func `the queue of a session is found, or waiting for a server would use a whole core`() {
            #expect(SessionThrottle.queue(of: .shared) != nil)
        }
    }
#endif
