import TestSupport
import Testing

@testable import Explorer

struct ReplyVariationsTests {
    @Test func `lists get shorter, texts empty, and members nil, and identifiers stay`() {
        let body = #"{"items":[{"id":"x","name":"Fig","price":1.5},{"id":"y","name":"Egg","price":2}],"next":3}"#
        let bodies = ReplyVariations(of: body).bodies
        #expect(
            bodies.prefix(3) == [
                #"{"items":[],"next":3}"#,
                #"{"items":[{"id":"x","name":"Fig","price":1.5}],"next":3}"#,
                #"{"items":[{"id":"x","name":"","price":1.5},{"id":"y","name":"","price":2}],"next":3}"#,
            ])
        expect(bodies.count, is: 9)
        #expect(bodies[3].contains(#"{"id":"x-39","name":"Fig","price":1.5}"#))
        expect(
            bodies.last,
            is: #"{"items":[{"id":"x","name":"Fig","price":null},{"id":"y","name":"Egg","price":null}],"next":3}"#)
    }

    @Test func `a list of texts gets many, and each is another one`() {
        let bodies = ReplyVariations(of: #"["a"]"#).bodies
        expect(bodies.count, is: 3)
        #expect(bodies[0] == "[]" && bodies[1] == #"[""]"#)
        #expect(bodies[2].hasPrefix(#"["a","a 2","a 3""#) && bodies[2].hasSuffix(#""a 40"]"#))
    }

    @Test(arguments: ["no JSON", "true", "7", "[1,2", ""])
    func `what has no lists, texts or members has no variations`(body: String) {
        expect(ReplyVariations(of: body).bodies, is: [])
    }
}
