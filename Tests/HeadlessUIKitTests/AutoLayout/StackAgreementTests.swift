import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Stacks are laid out by arithmetic, or by the solver if a constraint or a priority of the app is about a view in
/// them; both must agree.
@Suite struct StackAgreementTests {
    /// A view with a content of a size.
    private final class Content: UIView {
        var size = CGSize.zero
        override var intrinsicContentSize: CGSize { size }
    }

    /// A stack of random views, which are described so that it can be made twice.
    private struct Plan: CustomStringConvertible {
        var axis = NSLayoutConstraint.Axis.horizontal
        var alignment = UIStackView.Alignment.fill
        var distribution = UIStackView.Distribution.fill
        var spacing: CGFloat = 0
        var sizes: [CGSize] = []
        var priorities: [(hugging: Float, resistance: Float)] = []
        var frame = CGRect.zero

        init(_ random: inout SeededNumbers) {
            axis = random.number(below: 2) == 0 ? .horizontal : .vertical
            alignment = [.fill, .leading, .center, .trailing][random.number(below: 4)]
            distribution = random.number(below: 4) == 0 ? .fillEqually : .fill
            spacing = CGFloat(random.number(below: 12))
            let isRow = axis == .horizontal
            for _ in 0...random.number(below: 5) {
                var size = CGSize(width: 1 + random.number(below: 90), height: 1 + random.number(below: 90))
                let hugging: Float = [250, 250, 251, 750][random.number(below: 4)]
                var resistance: Float = [750, 750, 749, 500][random.number(below: 4)]
                // The content of one view in eight has no length, as that of a table or a spacer.
                if distribution == .fill, random.number(below: 8) == 0 {
                    if isRow { size.width = UIView.noIntrinsicMetric } else { size.height = UIView.noIntrinsicMetric }
                    resistance = 1000
                }
                sizes.append(size)
                priorities.append((hugging, resistance))
            }
            let lengths = sizes.map { max(isRow ? $0.width : $0.height, 0) }
            let length = lengths.reduce(0, +) + spacing * CGFloat(sizes.count - 1)
            // Which view follows once the one that resists least has no length left is ambiguous on a phone too.
            let resistance = priorities.map(\.resistance)
            let least = resistance.firstIndex(of: resistance.min() ?? 0) ?? 0
            let room = length - lengths[least] + CGFloat(random.number(below: 200))
            let breadth = CGFloat(100 + random.number(below: 100))
            frame.size = isRow ? CGSize(width: room, height: breadth) : CGSize(width: breadth, height: room)
        }

        var description: String {
            "\(axis) \(alignment) \(distribution) \(spacing) \(sizes) \(priorities) in \(frame.size)"
        }

        /// Returns the frames of the views, by arithmetic or by the solver.
        func frames(bySolver isSolved: Bool) -> [[CGFloat]] {
            let stack = UIStackView(frame: frame)
            (stack.axis, stack.alignment, stack.distribution, stack.spacing) = (axis, alignment, distribution, spacing)
            let made = zip(sizes, priorities).map { size, priority in
                let view = Content()
                view.size = size
                view.setContentHuggingPriority(UILayoutPriority(priority.hugging), for: axis)
                view.setContentCompressionResistancePriority(UILayoutPriority(priority.resistance), for: axis)
                stack.addArrangedSubview(view)
                return view
            }
            if isSolved {
                made[0].widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
                stack.layoutIfNeeded()
                #expect(stack.isSolved)
            } else {
                stack.arithmeticLayout.arrange(stack.shown, in: stack.bounds)
            }
            return made.map { view in
                [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map {
                    ($0 * 100).rounded() / 100
                }
            }
        }
    }

    @Test func `random stacks are the same by arithmetic and by the solver`() {
        var random = SeededNumbers(seed: 47)
        var differing: [String] = []
        for _ in 0..<Thoroughness.choose(1_000, thorough: 10_000) {
            let plan = Plan(&random)
            let (one, other) = (plan.frames(bySolver: false), plan.frames(bySolver: true))
            if one != other { differing.append("\(plan): \(one) and \(other)") }
        }
        #expect(differing.count == 0, "\(differing.first ?? "")")
    }
}
