import TestSupport
import Testing

@testable import Explorer

struct StateIdentityTests {
    @Test(arguments: [
        ("in 2m 5s", "in #m #s"), ("at 12:30", "at #:#"), ("-3 s", "# s"), ("Rotations: 2", "Rotations: 2"),
        ("4 rows", "4 rows"), ("no number", "no number"), ("10 minutes ago", "# minutes ago"),
    ])
    func `numbers of times do not count`(text: String, plain: String) {
        expect(StateIdentity.withoutTimes(text), is: plain)
    }
}
