import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Symbols with configurations and colours, and where a button's content lies.
@Suite struct SymbolTests {
    let display = Display()

    private var plus: UIImage? { UIImage(systemName: "plus") }

    // https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration
    @Test func `a symbol has the size and weight of its configuration, and what a view prefers besides`() {
        let bold = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
        expect(UIImage(systemName: "plus", withConfiguration: bold)?.size, is: CGSize(width: 48, height: 48))
        expect(plus?.withConfiguration(bold).symbolConfiguration, is: bold)
        expect(plus?.applyingSymbolConfiguration(.init(scale: .small))?.size.width, is: 19)
        expect(UIImage(named: "photo")?.applyingSymbolConfiguration(bold), is: nil)
        expect(UIImage(named: "photo")?.withConfiguration(bold), is: UIImage(named: "photo"))
        let both = UIImage.SymbolConfiguration(textStyle: .largeTitle).applying(.init(weight: .light))
        expect((plus?.withConfiguration(both).size.width, both.values.weight), is: (48, .light))
        expect(both.applying(nil), is: both)
        expect(UIImage.SymbolConfiguration(font: .boldSystemFont(ofSize: 17)).values.weight, is: .bold)
        let view = display.add { UIImageView(image: plus) }
        display.stage.run { view.preferredSymbolConfiguration = bold }
        expect(view.intrinsicContentSize, is: CGSize(width: 48, height: 48))
        display.stage.run { view.image = plus?.withConfiguration(.init(pointSize: 17)) }
        expect(view.intrinsicContentSize.width, is: 24)
    }

    // https://developer.apple.com/documentation/uikit/uiimage/withtintcolor(_:renderingmode:)
    @Test func `an image with a colour of its own keeps it, and any other takes the tint`() {
        let view = display.add { UIImageView(image: plus) }
        display.stage.run {
            view.tintColor = .systemGreen
            view.image = plus?.withTintColor(.systemRed)
        }
        #expect(display.picture.contains("#34c759") && !display.picture.contains("#ff3b30"))
        display.stage.run { view.image = plus?.withTintColor(.systemRed, renderingMode: .alwaysOriginal) }
        #expect(display.picture.contains("#ff3b30") && !display.picture.contains("#34c759"))
        display.stage.run {
            view.image = plus?.withConfiguration(.init(paletteColors: [.systemRed])).withRenderingMode(.alwaysTemplate)
        }
        #expect(display.picture.contains("#34c759") && !display.picture.contains("#ff3b30"))
        display.stage.run { view.image = plus?.withConfiguration(.init(hierarchicalColor: .systemRed)) }
        #expect(display.picture.contains("#ff3b30"))
        display.stage.run { view.image = UIImage(named: "photo")?.withRenderingMode(.alwaysTemplate) }
        #expect(display.picture.contains("#34c759"))
    }

    @Test func `a button's symbol is as large as the button prefers`() {
        display.stage.run {
            let button = UIButton()
            button.setImage(plus, for: .normal)
            button.setPreferredSymbolConfiguration(.init(pointSize: 51), forImageIn: .normal)
            expect(button.intrinsicContentSize, is: CGSize(width: 88, height: 72))
            expect(button.preferredSymbolConfigurationForImage(in: .selected), is: .init(pointSize: 51))
            var configuration = UIButton.Configuration.plain()
            configuration.image = plus
            let usual = UIButton(configuration: configuration).intrinsicContentSize
            configuration.preferredSymbolConfigurationForImage = .init(pointSize: 34)
            let large = UIButton(configuration: configuration).intrinsicContentSize
            expect(large, is: CGSize(width: usual.width + 24, height: usual.height + 24))
        }
    }

    // https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.property
    @Test(arguments: [UIControl.ContentHorizontalAlignment.leading, .center, .trailing])
    func `contentHorizontalAlignment places the content of a wide button`(place: UIControl.ContentHorizontalAlignment) {
        let start: [CGFloat] = [0, 195, 390]
        let expected = start[place == .leading ? 0 : place == .center ? 1 : 2]
        display.stage.run {
            let button = UIButton(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
            button.setTitle("Title", for: .normal)
            button.contentHorizontalAlignment = place
            display.root.addSubview(button)
        }
        #expect(display.picture.contains("x='\(Int(expected))'"))
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.contentInsets = .zero
        display.stage.run {
            let layout = ConfiguredButtonLayout(
                configuration: configuration, title: "Title", subtitle: "", hasImage: true,
                titleMetrics: TextMetrics(size: 17), subtitleMetrics: TextMetrics(size: 12), imageSide: 24,
                contentAlignment: place)
            let places = layout.frames(in: CGRect(x: 0, y: 0, width: 390, height: 44))
            let middle = (places.image.minX + places.title.maxX) / 2
            let half = (places.title.maxX - places.image.minX) / 2
            expect(middle, is: (place == .leading ? half : place == .center ? 195 : 390 - half))
        }
    }
}
