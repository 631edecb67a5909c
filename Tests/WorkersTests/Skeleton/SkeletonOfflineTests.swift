import Foundation
import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// The offline account and the offline breeds.
@Suite struct SkeletonOfflineTests {
    @Test func `the calls are the network's, with their latencies and secrets`() {
        for (call, name) in [(AccountCalls.signIn, "account.signIn"), (AccountCalls.signUp, "account.signUp")] {
            #expect(
                call.description
                    == WorkerCallDescription(
                        name, worker: "account", kind: .network, latency: .seconds(2),
                        secretArguments: ["password"], secretReplyFields: ["token"]))
        }
        #expect(
            BreedsCalls.search.description
                == WorkerCallDescription("breeds.search", kind: .network, latency: .milliseconds(300)))
        #expect(BreedsCalls.search.description.worker == "breeds")
    }

    @Test func `a sign-in takes two seconds and gives Username`() {
        SkeletonTest.offline { test in
            #expect(test.signIn(after: .milliseconds(1999)) == nil)
            test.tester.advance(by: .milliseconds(1))
            let user = try? test.signIn(after: .seconds(2))?.get()
            #expect(user?.name == "Username")
            #expect(user?.email == "ada@example.com")
            #expect(user?.token.revealed.isEmpty == false)
            #expect(user?.userId.isEmpty == false)
        }
    }

    @Test func `a sign-up takes two seconds and gives the name`() {
        SkeletonTest.offline { test in
            let user = try? test.signUp(after: .seconds(2))?.get()
            #expect(user?.name == "Ada")
            #expect(user?.email == "ada@example.com")
        }
    }

    @Test(arguments: ["", "123456", "👩‍👩‍👧12345"])
    func `a password of up to six characters is refused after two seconds`(password: String) {
        SkeletonTest.offline { test in
            #expect(test.signIn(password: password, after: .seconds(2)) == .failure(.refused))
            #expect(test.signUp(password: password, after: .seconds(2)) == .failure(.refused))
        }
    }

    @Test func `no two users are the same`() {
        SkeletonTest.offline { test in
            let users = (0..<3).compactMap { _ in try? test.signIn(after: .seconds(2))?.get() }
            #expect(Set(users.map(\.token.revealed)).count == 3)
            #expect(Set(users.map(\.userId)).count == 3)
        }
    }

    @Test func `there are 150 breeds at least, each once, in alphabetical order`() {
        let names = DogBreeds.names
        #expect(names.count >= 150)
        #expect(Set(names).count == names.count)
        #expect(names == names.sorted { $0.lowercased() < $1.lowercased() })
        for name in ["Basenji", "Beagle", "Whippet"] { #expect(names.contains(name)) }
    }

    @Test(arguments: [
        ("bea", ["Beagle", "Bearded Collie", "Beauceron"]), ("BASENJI", ["Basenji"]),
        ("HIPPE", ["Schipperke", "Whippet"]),
        ("zzz", []), (".*", []), ("dell'", ["Cirneco dell'Etna"]),
    ])
    func `a search finds the names with the text, in any case`(text: String, names: [String]) {
        SkeletonTest.offline { test in
            #expect(test.search(text, after: .milliseconds(299)) == nil)
            #expect(test.search(text, after: .milliseconds(300)) == .success(names))
        }
    }

    @Test func `the offline workers trace no password and no token`() {
        SkeletonTest.offline { test in
            _ = test.signIn(after: .seconds(2))
            #expect(
                test.trace == [
                    "0s  worker  request  call=account.signIn number=1 email=ada@example.com password=<secret>",
                    "2s  worker  reply  call=account.signIn number=1 email=ada@example.com token=<secret>",
                ])
        }
    }

    @Test(arguments: [
        (WorkerFault.offline, AccountError.offline, BreedsError.offline), (.timeout, .server, .server),
        (.unauthorised, .refused, .server), (.status(401), .refused, .server), (.status(403), .server, .server),
        (.status(500), .server, .server), (.garbage, .server, .server), (.io, .server, .server),
        (.full, .server, .server), (.cancelled, .cancelled, .cancelled),
    ])
    func `every fault has its error`(fault: WorkerFault, account: AccountError, breeds: BreedsError) {
        #expect(AccountError(fault) == account)
        #expect(BreedsError(fault) == breeds)
    }
}
