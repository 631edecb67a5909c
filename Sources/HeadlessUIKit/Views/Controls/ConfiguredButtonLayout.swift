import Foundation

/// The layout of image, title and subtitle in a button with a configuration.
struct ConfiguredButtonLayout {
    let configuration: UIButton.Configuration
    let title: String
    let subtitle: String
    /// Whether there is an image or an activity indicator.
    let hasImage: Bool
    let titleMetrics: TextMetrics
    let subtitleMetrics: TextMetrics
    let imageSide: CGFloat
    /// The position of the content in a wider button.
    let contentAlignment: UIControl.ContentHorizontalAlignment

    /// The length of the image and its distance from the text, in points.
    private var imageRoom: CGFloat {
        guard hasImage else { return 0 }
        return imageSide + (title.isEmpty && subtitle.isEmpty ? 0 : configuration.imagePadding)
    }

    private var isVertical: Bool {
        configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    }

    /// The part of the button's width that is not for text, in points.
    var inset: CGFloat {
        let insets = configuration.contentInsets
        return insets.leading + insets.trailing + (isVertical ? 0 : imageRoom)
    }

    /// Returns the size that the button needs at a width, in points.
    func size(atWidth width: CGFloat) -> CGSize {
        let insets = configuration.contentInsets
        let text = textSizes(atWidth: max(width - inset, 0)).whole
        let height = isVertical ? text.height + imageRoom : max(text.height, hasImage ? imageSide : 0)
        let content = isVertical ? max(text.width, hasImage ? imageSide : 0) : text.width
        return CGSize(width: content + inset, height: height + insets.top + insets.bottom)
    }

    /// Returns the frames of image, title and subtitle, aligned in the room within the insets.
    func frames(in rect: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
        let insets = configuration.contentInsets
        let room = CGRect(
            x: rect.minX + insets.leading, y: rect.minY + insets.top,
            width: max(rect.width - insets.leading - insets.trailing, 0),
            height: max(rect.height - insets.top - insets.bottom, 0))
        let sizes = textSizes(atWidth: max(room.width - (isVertical ? 0 : imageRoom), 0))
        let side = hasImage ? imageSide : 0
        let isFirst = configuration.imagePlacement != .trailing && configuration.imagePlacement != .bottom
        var image = CGRect(
            x: contentAlignment.start(of: side, in: room), y: room.midY - side / 2, width: side, height: side)
        var text = CGRect(
            x: contentAlignment.start(of: sizes.whole.width, in: room), y: room.midY - sizes.whole.height / 2,
            width: sizes.whole.width, height: sizes.whole.height)
        if isVertical {
            let top = room.midY - (sizes.whole.height + imageRoom) / 2
            image.origin.y = isFirst ? top : top + sizes.whole.height + imageRoom - side
            text.origin.y = isFirst ? top + imageRoom : top
        } else {
            let left = contentAlignment.start(of: sizes.whole.width + imageRoom, in: room)
            image.origin.x = isFirst ? left : left + sizes.whole.width + imageRoom - side
            text.origin.x = isFirst ? left + imageRoom : left
        }
        let titleRect = CGRect(x: text.minX, y: text.minY, width: text.width, height: sizes.title.height)
        let subtitleRect = CGRect(
            x: text.minX, y: text.maxY - sizes.subtitle.height, width: text.width, height: sizes.subtitle.height)
        return (image, titleRect, subtitleRect)
    }

    var alignment: NSTextAlignment {
        switch configuration.titleAlignment {
        case .leading: .left
        case .center: .center
        case .trailing: .right
        case .automatic where subtitle.isEmpty || isVertical: .center
        case .automatic: configuration.imagePlacement == .trailing ? .right : .left
        }
    }

    private func textSizes(atWidth width: CGFloat) -> (title: CGSize, subtitle: CGSize, whole: CGSize) {
        let first = titleMetrics.size(of: title, width: width, lines: configuration.titleLines)
        let second = subtitleMetrics.size(of: subtitle, width: width, lines: 0)
        let gap = title.isEmpty || subtitle.isEmpty ? 0 : configuration.titlePadding
        let whole = CGSize(width: max(first.width, second.width), height: first.height + gap + second.height)
        return (first, second, whole)
    }
}
