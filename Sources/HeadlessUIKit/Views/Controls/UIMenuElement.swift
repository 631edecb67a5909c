/// Something with a title that stands in a menu.
open class UIMenuElement {
    /// What it is called.
    open var title: String
    /// Its picture.
    open var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }
}
