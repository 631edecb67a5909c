import HeadlessUIKit
import Scene
import StageRuntime

/// An app of one scene, either with a defect that only some orders of events show, or corrected.
final class RacesApp: StageApp {
    struct Configuration: Codable, Sendable {
        var start: String?
        var mended: Bool?
    }

    static let name = "races"
    static let summary = "Scenes with a defect that only some orders of events show."
    static let screens = ["Race", "Start"]
    static let workerCalls = [
        RaceCalls.quick, RaceCalls.find, RaceCalls.slow, RaceCalls.twin, RaceCalls.file, RaceCalls.device,
        RaceCalls.steady,
    ].map(\.description)

    let configuration: Configuration

    init(configuration: Configuration) { self.configuration = configuration }

    func launch(in window: UIWindow) {
        window.rootViewController = UINavigationController(rootViewController: makeRoot())
        window.makeKeyAndVisible()
    }

    private func makeRoot() -> UIViewController {
        let isMended = configuration.mended ?? false
        switch configuration.start {
        case "StaleImage": return StaleImageVC(isMended: isMended)
        case "StaleReply": return StaleReplyVC(isMended: isMended)
        case "DoubleSubmit": return DoubleSubmitVC(isMended: isMended)
        case "CallbackAfterDismissal": return StartVC { CallbackAfterDismissalVC(isMended: isMended) }
        case "LostUpdate": return LostUpdateVC(isMended: isMended)
        case "LoadingFlag": return LoadingFlagVC(isMended: isMended)
        case "CancelledSearch": return CancelledSearchVC(isMended: isMended)
        case "ReplyAfterLeave": return StartVC { ReplyAfterLeaveVC(isMended: isMended) }
        case "FinalOrder": return FinalOrderVC(isMended: isMended)
        case "Chain": return ChainVC(isMended: isMended)
        case "LostSignal": return LostSignalVC(isMended: isMended)
        case "EqualTimers": return EqualTimersVC(isMended: isMended)
        case "TaskOrder": return TaskOrderVC(isMended: isMended)
        case "DebounceLost":
            return OpenerVC { opener in DebounceLostVC(isMended: isMended) { [unowned opener] in opener.take($0) } }
        case "Retry": return RetryVC(isMended: isMended)
        case "Pages": return PagesVC(isMended: isMended)
        case "OptimisticLike": return OptimisticLikeVC(isMended: isMended)
        case "SignOut": return SignOutVC(isMended: isMended)
        case "TwiceDelivered":
            return OpenerVC { opener in TwiceDeliveredVC(isMended: isMended) { [unowned opener] in opener.take($0) } }
        case "Crowd": return CrowdVC(isMended: isMended)
        case "Refresh": return RefreshVC(isMended: isMended)
        case let name?:
            if let pair = Pair.all.first(where: { $0.name == name }) { return PairVC(pair, isMended: isMended) }
            return StartVC { RaceVC(isMended: isMended) }
        case nil: return StartVC { RaceVC(isMended: isMended) }
        }
    }
}
