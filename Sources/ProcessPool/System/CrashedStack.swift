import Basics
import Foundation

/// Follows the calls of a thread that a signal has stopped, by the tables for C++ exceptions.
///
/// The Swift runtime's backtrace follows frame pointers, which the C library does not keep: of `abort` it shows one
/// frame, and `abort` is how the runtime itself ends a process when an `unowned` object is gone.
struct CrashedStack {
    /// Called with each frame; another result than 0 ends the walk.
    private typealias Visitor = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32
    private typealias Walk = @convention(c) (Visitor, UnsafeMutableRawPointer?) -> Int32
    private typealias Value = @convention(c) (OpaquePointer?) -> UInt
    private typealias Register = @convention(c) (OpaquePointer?, Int32) -> UInt
    private typealias FindSymbol = @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Int32
    private typealias Demangle =
        @convention(c) (UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32)
        -> UnsafeMutablePointer<CChar>?

    /// What `dladdr` tells of an address; Swift does not import it on Linux.
    private struct Symbol {
        var file: UnsafePointer<CChar>?
        /// The start of the program or library.
        var base: UnsafeMutableRawPointer?
        var name: UnsafePointer<CChar>?
        var function: UnsafeMutableRawPointer?

        /// Looks an address up; `nil` if it is in no program or library.
        init?(of address: UInt) {
            guard let find = SystemFunction.find("dladdr", as: FindSymbol.self),
                find(UnsafeRawPointer(bitPattern: address), &self) != 0
            else { return nil }
        }
    }

    /// The most calls that are kept.
    private static let limit = 64
    /// The number of the frame pointer in these tables.
    private static let framePointer: Int32 = {
        #if arch(x86_64)
            6
        #else
            29
        #endif
    }()

    /// The walk's state, for a visitor that captures nothing.
    private struct WalkState {
        /// The functions of the unwinder.
        let stack: CrashedStack
        /// Where the signal has stopped the thread.
        let start: UInt
        /// Whether the frames of the signal's handler are over.
        var hasBegun = false
        /// The calls in the program itself, the innermost first.
        var calls: [UInt] = []
        /// The frame of the first of them: its stack pointer and its frame pointer; nil if the signal stopped there.
        var frame: (stack: UInt, frame: UInt)?
    }

    /// The functions of the unwinder, found before anything crashes; nil if the program has none.
    private let walk = SystemFunction.find("_Unwind_Backtrace", as: Walk.self)
    private let address = SystemFunction.find("_Unwind_GetIP", as: Value.self)
    private let stackPointer = SystemFunction.find("_Unwind_GetCFA", as: Value.self)
    private let register = SystemFunction.find("_Unwind_GetGR", as: Register.self)
    /// The address of the program that this code is part of.
    private let program = Symbol(of: UInt(bitPattern: #dsohandle))?.base

    /// Returns the addresses of the calls in the program itself, the innermost first.
    ///
    /// On Linux it also moves the context to the innermost one, where the runtime's backtrace then begins.
    ///
    /// - Parameter context: what the signal's handler was called with; `nil` for the calls that lead here.
    func walk(from context: UnsafeMutableRawPointer? = nil) -> [UInt] {
        guard let walk else { return [] }
        var state = WalkState(stack: self, start: 0, hasBegun: true)
        if let context {
            guard let start = Self.programCounter(of: context) else { return [] }
            state = WalkState(stack: self, start: start)
        }
        withUnsafeMutablePointer(to: &state) { state in
            _ = walk({ frame, state in Self.visit(frame, state) }, UnsafeMutableRawPointer(state))
        }
        if let context, let call = state.calls.first, let frame = state.frame {
            Self.move(context, to: call, frame.stack, frame.frame)
        }
        return state.calls
    }

    private static func visit(_ frame: OpaquePointer?, _ pointer: UnsafeMutableRawPointer?) -> Int32 {
        guard let pointer else { return 1 }
        let state = pointer.assumingMemoryBound(to: WalkState.self)
        let stack = state.pointee.stack
        guard let address = stack.address?(frame), address > 0 else { return 1 }
        let isStart = address == state.pointee.start
        if isStart { state.pointee.hasBegun = true }
        guard state.pointee.hasBegun else { return 0 }
        // A call's address is that of the instruction after it.
        let call = isStart ? address : address - 1
        guard Symbol(of: call)?.base == stack.program else { return 0 }
        if state.pointee.calls.isEmpty, !isStart, let frames = stack.register, let pointers = stack.stackPointer {
            state.pointee.frame = (pointers(frame), frames(frame, framePointer))
        }
        state.pointee.calls.append(call)
        return state.pointee.calls.count < limit ? 0 : 1
    }

    /// Returns the name of the function at an address, as Swift writes it; nil if the program's tables lack it.
    static func function(at address: UInt) -> String? {
        guard let name = Symbol(of: address)?.name else { return nil }
        let demangle = SystemFunction.find("swift_demangle", as: Demangle.self)
        guard let text = demangle?(name, strlen(name), nil, nil, 0) else { return String(cString: name) }
        defer { free(text) }
        return String(cString: text)
    }

    #if os(Linux) && (arch(x86_64) || arch(arm64))
        #if arch(x86_64)
            /// The offsets of the registers in the kernel's `ucontext`, which Swift does not import.
            private static let (sp, fp, pc) = (40 + 8 * 15, 40 + 8 * 10, 40 + 8 * 16)
        #else
            /// The offsets of the registers in the kernel's `ucontext`, which Swift does not import.
            private static let (sp, fp, pc) = (184 + 8 * 31, 184 + 8 * 29, 184 + 8 * 32)
        #endif

        private static func programCounter(of context: UnsafeMutableRawPointer) -> UInt? {
            context.load(fromByteOffset: pc, as: UInt.self)
        }

        private static func move(_ context: UnsafeMutableRawPointer, to call: UInt, _ stack: UInt, _ frame: UInt) {
            for (offset, value) in [(pc, call), (sp, stack), (fp, frame)] {
                context.storeBytes(of: value, toByteOffset: offset, as: UInt.self)
            }
        }
    #elseif canImport(Darwin)
        private static func programCounter(of context: UnsafeMutableRawPointer) -> UInt? {
            guard let machine = context.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext else { return nil }
            #if arch(x86_64)
                return UInt(machine.pointee.__ss.__rip)
            #else
                return UInt(machine.pointee.__ss.__pc)
            #endif
        }

        /// Does nothing: here every function keeps its frame pointer.
        private static func move(_ context: UnsafeMutableRawPointer, to call: UInt, _ stack: UInt, _ frame: UInt) {}
    #else
        private static func programCounter(of context: UnsafeMutableRawPointer) -> UInt? { nil }

        private static func move(_ context: UnsafeMutableRawPointer, to call: UInt, _ stack: UInt, _ frame: UInt) {}
    #endif
}
