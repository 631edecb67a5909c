/// What manages one screen, or a part of one; UIKit's names and rules.
open class UIViewController: UIResponder {
}
