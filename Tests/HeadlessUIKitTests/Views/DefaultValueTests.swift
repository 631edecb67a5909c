import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Values that views, layers and traits have before the app sets any, and the numbers of UIKit's cases.
@Suite struct DefaultValueTests {
    private let stage = Stage()

    @Test func `a view without an image has no size of its own, and is an image for VoiceOver`() {
        stage.run {
            let view = UIImageView()
            let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
            expect((view.intrinsicContentSize, view.accessibilityTraits), is: (none, .image))
            #expect(!view.isAccessibilityElement && !view.isUserInteractionEnabled)
            view.image = UIImage(systemName: "star")
            expect(view.intrinsicContentSize, is: view.image?.size)
        }
    }

    @Test func `a page control tells VoiceOver its page, unless the app does`() {
        stage.run {
            let control = UIPageControl()
            control.numberOfPages = 5
            control.currentPage = 1
            expect(control.accessibilityValue, is: "page 2 of 5")
            control.accessibilityValue = "Kitchen"
            expect(control.accessibilityValue, is: "Kitchen")
        }
    }

    @Test func `the field of a search bar is a search field for VoiceOver`() {
        stage.run { #expect(UISearchBar().searchTextField.accessibilityTraits.contains(.searchField)) }
    }

    @Test func `a table has the background of its style, until the app removes it`() {
        stage.run {
            expect(UITableView().backgroundColor, is: .systemBackground)
            for style in [UITableView.Style.grouped, .insetGrouped] {
                let table = UITableView(frame: .zero, style: style)
                expect(table.backgroundColor, is: .systemGroupedBackground)
                table.backgroundColor = nil
                expect(table.backgroundColor, is: nil)
            }
        }
    }

    @Test func `a window is hidden until it is made visible`() {
        stage.run {
            let window = UIWindow()
            expect((window.isHidden, window.isKeyWindow, window.frame), is: (true, false, UIScreen.main.bounds))
            window.makeKeyAndVisible()
            #expect(!window.isHidden && window.isKeyWindow)
        }
    }

    @Test func `the tabs are in the bar before it is on screen`() {
        stage.run {
            let (tabs, first, second) = (UITabBarController(), UIViewController(), UIViewController())
            (first.title, second.title) = ("a", "b")
            tabs.viewControllers = [first, second]
            #expect(tabs.tabBar.items?.map(\.title) == ["a", "b"] && tabs.tabBar.selectedItem === first.tabBarItem)
            #expect(!tabs.isViewLoaded)
        }
    }

    // developer.apple.com/documentation/quartzcore/calayer
    @Test func `a layer has a black border of no width, and without a colour none`() {
        stage.run {
            let layer = CALayer()
            expect((layer.borderColor, layer.borderWidth), is: (UIColor.black.cgColor, 0))
            layer.borderColor = nil
            expect(layer.paintedBorder, is: .clear)
        }
    }

    @Test func `traits that are not specified have neither a scale nor a direction`() {
        let traits = UITraitCollection()
        expect((traits.displayScale, traits.layoutDirection), is: (0, .unspecified))
        stage.run {
            let current = UITraitCollection.current
            expect((current.displayScale, current.layoutDirection), is: (UIScreen.main.scale, .leftToRight))
        }
    }

    @Test func `the guides of a view have UIKit's identifiers`() {
        stage.run {
            let view = UIView()
            expect(view.layoutMarginsGuide.identifier, is: "UIViewLayoutMarginsGuide")
            expect(view.safeAreaLayoutGuide.identifier, is: "UIViewSafeAreaLayoutGuide")
            expect(view.readableContentGuide.identifier, is: "UIViewReadableContentGuide")
        }
    }

    @Test(arguments: [
        (UIColor.separator, 0.29, 0.6), (.secondaryLabel, 0.6, 0.6), (.tertiaryLabel, 0.3, 0.3),
        (.quaternaryLabel, 0.18, 0.16), (.systemFill, 0.2, 0.36), (.secondarySystemFill, 0.16, 0.32),
        (.tertiarySystemFill, 0.12, 0.24), (.quaternarySystemFill, 0.08, 0.18), (.placeholderText, 0.3, 0.3),
    ])
    func `translucent colours have the opacity of a phone in both appearances`(
        color: UIColor, light: Double, dark: Double
    ) {
        for (style, alpha) in [(UIUserInterfaceStyle.light, light), (.dark, dark)] {
            let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
            #expect(abs(Double(resolved.cgColor.alpha) - alpha) < 0.001)
        }
    }

    @Test func `cases have the numbers of UIKit`() {
        let numbers: [(Int, Int)] = [
            (UITableView.Style.insetGrouped.rawValue, 2), (UITableView.ScrollPosition.bottom.rawValue, 3),
            (UITableView.RowAnimation.none.rawValue, 5), (UITableView.RowAnimation.automatic.rawValue, 100),
            (UITableViewCell.CellStyle.subtitle.rawValue, 3), (UITableViewCell.EditingStyle.insert.rawValue, 2),
            (UIAlertController.Style.alert.rawValue, 1), (UIAlertAction.Style.destructive.rawValue, 2),
            (UIApplication.State.background.rawValue, 2), (UIUserInterfaceSizeClass.regular.rawValue, 2),
            (UIInterfaceOrientation.landscapeRight.rawValue, 3), (UIInterfaceOrientation.landscapeLeft.rawValue, 4),
            (UIKeyboardType.emailAddress.rawValue, 7), (UIKeyboardType.decimalPad.rawValue, 8),
            (UIReturnKeyType.done.rawValue, 9), (UITextAutocapitalizationType.sentences.rawValue, 2),
            (UITextField.ViewMode.unlessEditing.rawValue, 2), (UITextField.BorderStyle.roundedRect.rawValue, 3),
            (UIStackView.Distribution.equalSpacing.rawValue, 3), (UIStackView.Alignment.center.rawValue, 3),
            (UIStackView.Alignment.bottom.rawValue, 4), (UIActivityIndicatorView.Style.large.rawValue, 101),
            (UIMenuElement.State.mixed.rawValue, 2), (UIScrollView.KeyboardDismissMode.interactive.rawValue, 2),
        ]
        for (number, expected) in numbers { expect(number, is: expected) }
        expect(UIFont.TextStyle.largeTitle.rawValue, is: "UICTFontTextStyleTitle0")
        expect(UIFont.TextStyle(rawValue: "UICTFontTextStyleSubhead"), is: .subheadline)
    }
}
