import Foundation
import HeadlessUIKit

/// What is under way.
final class SendingRideView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        addScrollingColumn([UILabel(centred: "Requesting Ride…", style: .title1)])
    }
}
