import HeadlessUIKit

/// Opens another racing scene and shows the results that it gives.
final class OpenerVC: RaceVC {
    private let makeNext: (OpenerVC) -> UIViewController
    private(set) var results: [String] = []

    init(makeNext: @escaping (OpenerVC) -> UIViewController) {
        self.makeNext = makeNext
        super.init(isMended: true)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(button("Open") { [unowned self] in show(makeNext(self)) })
    }

    /// Takes a result; a scene gives one, once.
    func take(_ result: String) {
        results.append(result)
        text = results.joined(separator: ", ")
    }
}
