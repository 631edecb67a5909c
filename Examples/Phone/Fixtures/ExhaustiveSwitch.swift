// error: switch covers known cases, but 'UIContextMenuInteractionCommitStyle' may have additional unknown values, possibly added in future versions
import Rehearsal

/// UIKit may get further cases, so a switch needs `@unknown default`.
func opens(_ style: UIContextMenuInteractionCommitStyle) -> Bool {
    switch style {
    case .dismiss: false
    case .pop: true
    }
}
