public import Foundation
import StageRuntime

/// Returns the menu to open, or `nil` for none; the suggested actions are always empty here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// Returns the controller that previews the content; `nil` for the view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The provider of a context menu and of its preview.
open class UIContextMenuConfiguration: NSObject {
    /// The name of the configuration; a unique one if none was given.
    open private(set) lazy var identifier: any NSCopying = NSString(string: Stage.current.makeIdentifier("menu"))
    /// Makes the preview when the menu opens; strong, so it must hold owners weakly.
    private(set) var previewProvider: UIContextMenuContentPreviewProvider?
    /// Makes the menu when it opens; strong, so it must hold owners weakly.
    private(set) var actionProvider: UIContextMenuActionProvider?

    /// Makes a configuration.
    public convenience init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.init()
        if let identifier { self.identifier = identifier }
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}

/// Runs the blocks that an app adds to the opening or the closing of a context menu.
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller that previews the content; `nil` if the app made none.
    var previewViewController: UIViewController? { get }
    /// Adds a block that changes views beside the system's animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a block that is called when the animation has ended; here the animation needs no time.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How a context menu closes when the user taps its preview.
@nonexhaustive public nonisolated enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview shrinks back into the pressed view.
    case dismiss = 0
    /// The preview grows over the screen.
    case pop = 1
}

#if PHONE
    // Declared here and for the parent: the compiler does not infer it from the inherited protocol.
    @MainActor
#endif
/// Runs the blocks that an app adds to what a tap on the preview does.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the menu closes; without effect here.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The blocks for one opening or closing, which run one after the other.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    /// The preview; strong, for as long as the app holds the animator.
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    /// The blocks for the change; strong, until they have run.
    private var animations: [() -> Void] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// The blocks for the time after it; strong, until they have run.
    private var completions: [() -> Void] = [] { didSet { withExtendedLifetime(oldValue) {} } }

    init(_ preview: UIViewController?) { previewViewController = preview }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        let blocks = animations + completions
        (animations, completions) = ([], [])
        for block in blocks { block() }
    }
}
