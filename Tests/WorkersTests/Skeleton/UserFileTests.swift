import Foundation
import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// The user in the app's storage.
@Suite struct UserFileTests {
    private func storing(_ files: KeyValuePairs<String, String> = [:]) throws -> (FaultyStorage, StageOptions) {
        let storage = try FaultyStorage(files)
        var options = StageOptions()
        options.storage = storage
        return (storage, options)
    }

    @Test func `the calls are the store's, take no time and have their secrets`() {
        #expect(
            UserCalls.read.description
                == WorkerCallDescription("user.read", kind: .store, secretReplyFields: ["token"], storage: "user"))
        #expect(
            UserCalls.save.description
                == WorkerCallDescription("user.save", kind: .store, secretArguments: ["token"], storage: "user"))
        #expect(UserCalls.clear.description == WorkerCallDescription("user.clear", kind: .store, storage: "user"))
    }

    @Test(arguments: [(".dev", "user.dev"), (".stg", "user.stg"), ("", "user")])
    func `each bundle id has its own file, with all four texts`(suffix: String, name: String) throws {
        let (storage, options) = try storing(["user.other": "x"])
        SkeletonTest.offline(options, suffix: suffix) { test in
            #expect(test.save() == nil)
            #expect(storage.contents.sorted() == ["\(name)=\(SkeletonTest.adaJSON)", "user.other=x"].sorted())
            #expect(test.read() == SkeletonTest.ada)
            #expect(test.clear() == nil)
            #expect(storage.contents == ["user.other=x"])
            #expect(test.read() == nil)
            #expect(test.clear() == nil)
        }
    }

    @Test(arguments: [
        "", "{", "null", "[]", "{}", "7", #"{"token":""}"#, #"{"token":1}"#, #"{"token":"t","name":1}"#,
        #"{"email":"e","name":"n","userId":"u"}"#, #"{"token":{"a":"b"}}"#,
    ])
    func `what is no user is none, stays, and is replaced by the next`(content: String) throws {
        let (storage, options) = try storing(["user.dev": content])
        SkeletonTest.offline(options) { test in
            #expect(test.read() == nil)
            #expect(storage.contents == ["user.dev=\(content)"])
            #expect(test.save() == nil)
            #expect(test.read() == SkeletonTest.ada)
        }
    }

    @Test func `whoever has a token is a user, whatever else is there`() throws {
        let (_, options) = try storing(["user.dev": #"{"token":"t","more":"x"}"#])
        SkeletonTest.offline(options) { test in
            #expect(test.read() == AccountUser(token: Secret("t"), email: "", name: "", userId: ""))
        }
    }

    @Test func `a store that cannot be read has no user`() throws {
        let (storage, options) = try storing(["user.dev": SkeletonTest.adaJSON])
        storage.readFault = .io(name: "user.dev", reason: "no")
        SkeletonTest.offline(options) { test in #expect(test.read() == nil) }
    }

    @Test func `a save or a removal that fails leaves what was there`() throws {
        let (storage, options) = try storing(["user.dev": #"{"token":"t"}"#])
        storage.writeFault = .full(name: "user.dev")
        storage.deleteFault = .io(name: "user.dev", reason: "no")
        SkeletonTest.offline(options) { test in
            #expect(test.save() == .io)
            #expect(test.clear() == .io)
            #expect(storage.contents == [#"user.dev={"token":"t"}"#])
        }
    }

    @Test func `the trace shows no token`() throws {
        SkeletonTest.offline { test in
            _ = test.save()
            _ = test.read()
            _ = test.clear()
            _ = test.read()
            #expect(
                test.trace == [
                    "0s  worker  request  call=user.save number=1 email=ada@example.com token=<secret>",
                    "0s  worker  reply  call=user.save number=1",
                    "0s  worker  request  call=user.read number=1",
                    "0s  worker  reply  call=user.read number=1 email=ada@example.com token=<secret>",
                    "0s  worker  request  call=user.clear number=1",
                    "0s  worker  reply  call=user.clear number=1",
                    "0s  worker  request  call=user.read number=2",
                    "0s  worker  reply  call=user.read number=2 user=none",
                ])
        }
    }
}
