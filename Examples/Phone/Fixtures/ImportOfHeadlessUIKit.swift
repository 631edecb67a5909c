// error: no such module 'HeadlessUIKit'
import HeadlessUIKit
import Rehearsal

/// A view that names the stage's UIKit, which no phone has.
final class ImportOfHeadlessUIKit: SceneView {}
