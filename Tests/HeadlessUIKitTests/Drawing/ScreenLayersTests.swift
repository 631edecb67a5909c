import Foundation
import StageRuntime
import Testing

@testable import HeadlessUIKit

@Suite struct ScreenLayersTests {
    let stage = Stage()

    /// A window that shows a navigation controller with two screens, and what `more` adds.
    private func draw(title: String = "Detail", _ more: (UIViewController) -> Void = { _ in }) -> ScreenPicture {
        stage.run {
            let window = UIWindow()
            let first = UIViewController()
            let second = UIViewController()
            second.title = title
            let navigation = UINavigationController(rootViewController: first)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            navigation.pushViewController(second, animated: false)
            more(navigation)
            return ScreenPicture(of: window, in: .current)
        }
    }

    @Test func `a bar shows Back with its chevron and the title in the middle`() {
        let body = draw().body
        #expect(body.contains(##"<polyline points='17,60 8,69 17,78' fill='none'"##))
        #expect(body.contains(">Back</text>"))
        #expect(body.contains(##"<text x='195' y='75.1' font-weight='600' text-anchor='middle'"##))
    }

    @Test func `bars and backgrounds reach to the edges of the screen, and nothing else does`() {
        let body = draw { navigation in
            let part = UIView(frame: CGRect(x: 20, y: 0, width: 100, height: 100))
            part.backgroundColor = .systemRed
            navigation.view.addSubview(part)
        }.body
        #expect(body.contains(##"<rect x='0' y='0' width='390' height='91' fill='#f8f8fa'/>"##))
        #expect(body.contains(##"<rect x='20' y='0' width='100' height='100' fill='#ff3b30'/>"##))
    }

    @Test func `a title for which the bar is too narrow keeps to its own room, cut where that is too narrow too`() {
        let beside = draw(title: "Twenty-three characters").body
        #expect(beside.contains(##"<text x='195' y='75.1'"##))
        let shifted = draw(title: "Twenty-eight characters here").body
        #expect(shifted.contains(##"<text x='232' y='75.1'"##))
        #expect(shifted.contains(">Twenty-eight characters here<"))
        let cut = draw(title: "A title of more than thirty-five characters").body
        let room = ##"<svg x='82' y='47' width='300' height='44' viewBox='82 47 300 44'>"##
        #expect(cut.contains(room + ##"<text x='82' y='75.1'"##))
        #expect(cut.contains(">A title of more than thirty-…</text></svg>"))
    }

    @Test(arguments: UIContentSizeCategory.allCases)
    func `an alert lies on the screen as a whole at every text size, in portrait and in landscape`(
        _ size: UIContentSizeCategory
    ) throws {
        for isTurned in [false, true] {
            let (body, height) = try stage.run {
                let window = UIWindow()
                let presenter = UIViewController()
                window.rootViewController = presenter
                window.makeKeyAndVisible()
                UIApplication.shared.setContentSizeCategory(size)
                if isTurned { try UIApplication.shared.rotate() }
                let alert = UIAlertController(
                    title: "Error Getting Location", message: "Could not get your location. Please try again.",
                    preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                presenter.present(alert, animated: false)
                defer { UIApplication.shared.terminate() }
                return (ScreenPicture(of: window, in: .current).body, window.bounds.height)
            }
            let box = try #require(body.firstMatch(of: /y='([-0-9.]+)' width='270' height='([0-9.]+)' rx='14'/))
            let (top, length) = (try #require(Double(box.1)), try #require(Double(box.2)))
            #expect(top >= 16 && top + length <= height - 16)
            #expect(body.contains(">OK</text>"))
            #expect(body.firstMatch(of: />Error/) != nil)
        }
    }

    @Test func `an alert lies over the dimmed screen, its title above its message and buttons`() throws {
        let body = draw { presenter in
            let alert = UIAlertController(title: "Server error", message: "Try again", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            presenter.present(alert, animated: false)
        }.body
        let dim = try #require(body.range(of: ##"height='844' fill='#000' fill-opacity='0.3'/>"##))
        let back = try #require(body.range(of: ">Back<"))
        let title = try #require(body.range(of: ">Server error<"))
        let message = try #require(body.range(of: ">Try again<"))
        let button = try #require(body.range(of: ">OK<"))
        #expect(back.lowerBound < dim.lowerBound && dim.lowerBound < title.lowerBound)
        #expect(title.lowerBound < message.lowerBound && message.lowerBound < button.lowerBound)
    }

    @Test func `a sheet begins below the top and dims what lies behind`() {
        let body = draw { presenter in
            let sheet = UIViewController()
            let label = makeLabel("In the sheet")
            label.frame = CGRect(x: 0, y: 0, width: 390, height: 40)
            sheet.view.addSubview(label)
            presenter.present(sheet, animated: false)
        }.body
        #expect(body.contains(##"<rect x='0' y='57' width='390' height='799' rx='12' fill='#fff'/>"##))
        #expect(body.contains(">In the sheet<"))
    }

    @Test func `tabs show their images, titles and badges, the selected one in the tint`() {
        let body = stage.run {
            let tabs = UITabBarController()
            tabs.viewControllers = ["Home", "Orders"].map { title in
                let controller = UIViewController()
                controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "plus"), tag: 0)
                controller.tabBarItem.badgeValue = title == "Orders" ? "3" : nil
                return controller
            }
            let window = UIWindow()
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            return ScreenPicture(of: window, in: .current).body
        }
        #expect(body.contains(##"text-anchor='middle' fill='#007aff'>Home</text>"##))
        #expect(body.contains(##"text-anchor='middle' fill='#77777c'>Orders</text>"##))
        #expect(body.contains(##"fill='#fff'>3</text>"##))
    }
}
