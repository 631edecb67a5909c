import Basics

#if os(Linux)
    import Foundation
    import Testing

    @testable import Console

    /// A pseudo-terminal for one test: keys go in at `keyboard`, the program under test has `terminal`.
    final class PseudoTerminal {
        let keyboard: Descriptor
        let terminal: Descriptor

        init() throws {
            let primary = open("/dev/ptmx", O_RDWR | O_NOCTTY)
            try #require(primary >= 0)
            var (unlocked, number) = (Int32(0), UInt32(0))
            // TIOCSPTLCK and TIOCGPTN: `unlockpt` and `ptsname` are not in the module of the C library.
            try #require(ioctl(primary, UInt(0x4004_5431), &unlocked) == 0)
            try #require(ioctl(primary, UInt(0x8004_5430), &number) == 0)
            let secondary = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
            try #require(secondary >= 0)
            (keyboard, terminal) = (Descriptor(primary), Descriptor(secondary))
        }

        deinit {
            close(keyboard.number)
            close(terminal.number)
        }

        func press(_ keys: String) { _ = keyboard.writeAll(Array(keys.utf8)[...]) }

        func resize(to columns: UInt16) {
            var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
            _ = ioctl(terminal.number, UInt(TIOCSWINSZ), &size)
        }

        /// Whether lines are edited by the terminal itself.
        var isCooked: Bool {
            var modes = termios()
            tcgetattr(terminal.number, &modes)
            return modes.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO)
        }
    }
#endif
