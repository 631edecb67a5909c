import RehearsalTesting
import StageRuntime

/// A cart, whose state has all that a state may have, and which asks for its prices.
final class CartLogic {
    struct Item: Equatable {
        var name: String
        var count = 1
    }

    enum Phase: Equatable {
        case idle
        case loading(since: Duration)
        case failed(Reason, String)
    }

    enum Reason { case offline, server }

    struct Owner: Equatable {
        var name = "Ann"
        var city: String?
    }

    struct State: Equatable {
        var owner = Owner()
        var items: [Item] = []
        var phase = Phase.idle
        var marks: Set<String> = []
        var prices: [String: Int] = [:]
    }

    enum Call: Equatable {
        case shown(items: [String])
        case priced(String)
    }

    private(set) var state = State()
    private let prices: PricesDouble
    private let log: CallLog<Call>
    private let tasks: TaskScope

    init(prices: PricesDouble, log: CallLog<Call>, tasks: TaskScope) {
        (self.prices, self.log, self.tasks) = (prices, log, tasks)
    }

    func add(_ name: String) {
        if let index = state.items.firstIndex(where: { $0.name == name }) {
            state.items[index].count += 1
        } else {
            state.items.append(Item(name: name))
        }
        log.add(.shown(items: state.items.map(\.name)))
    }

    func remove(_ name: String) {
        state.items.removeAll { $0.name == name }
        log.add(.shown(items: state.items.map(\.name)))
    }

    func price(_ name: String) {
        state.phase = .loading(since: Stage.current.clock.now.offset)
        tasks.start("price") { [self] in
            do throws(PriceError) {
                state.prices[name] = try await prices.price(of: name)
                state.phase = .idle
            } catch {
                state.phase = .failed(.server, name)
            }
        }
    }

    func move(to city: String) {
        state.owner.city = city
        state.marks = ["moved", city]
    }
}

enum PriceError: Error { case cancelled, server }

/// Prices that the test gives.
final class PricesDouble {
    let price: HeldStub<Int, PriceError>
    private let log: CallLog<CartLogic.Call>

    init(on tester: StageTester, log: CallLog<CartLogic.Call>) {
        price = HeldStub("price", on: tester, cancelled: .cancelled)
        self.log = log
    }

    func price(of name: String) async throws(PriceError) -> Int {
        log.add(.priced(name))
        return try await price.wait(name)
    }
}

/// What a test of the cart needs.
struct CartTest {
    let logic: LogicTester<CartLogic, CartLogic.State, CartLogic.Call>
    let prices: PricesDouble

    init(on tester: StageTester) {
        let log = CallLog<CartLogic.Call>()
        prices = PricesDouble(on: tester, log: log)
        let cart = CartLogic(prices: prices, log: log, tasks: tester.stage.tasks)
        logic = LogicTester(cart, on: tester, log: log) { $0.state }
    }
}
