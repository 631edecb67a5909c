import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct UIGraphicsImageRendererTests {
    let stage = Stage()

    private func dot(_ color: UIColor = .red) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    private func picture(_ view: @escaping () -> UIView) -> String {
        stage.run {
            let window = UIWindow()
            let view = view()
            window.addSubview(view)
            return ScreenPicture(of: window, in: .current).body
        }
    }

    @Test func `an image has the size of its renderer, and is equal to one that is drawn alike`() {
        stage.run {
            expect((dot().size, dot().isSymbolImage), is: (CGSize(width: 10, height: 10), false))
            #expect(dot() == dot() && dot() != dot(.blue))
            #expect(dot().withRenderingMode(.alwaysTemplate) != dot())
        }
    }

    @Test func `an image view shows what was drawn in its own size`() {
        let body = picture {
            let view = UIImageView(image: dot())
            view.frame = CGRect(x: 100, y: 100, width: 20, height: 20)
            return view
        }
        #expect(body.contains("<path d='M100,100L120,100L120,110L100,110Z' fill='#f00'/>"))
    }

    @Test func `a template is drawn in the tint`() {
        let body = picture {
            let view = UIImageView(image: dot().withRenderingMode(.alwaysTemplate))
            view.tintColor = .green
            return view
        }
        #expect(body.contains("<path d='M0,0L10,0L10,5L0,5Z' fill='#0f0'/>") && !body.contains("#f00"))
    }

    @Test func `an image is drawn in another one`() {
        let body = picture {
            let format = UIGraphicsImageRendererFormat.default()
            format.scale = 2
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50), format: format)
            return UIImageView(
                image: renderer.image { _ in dot().draw(in: CGRect(x: 20, y: 20, width: 10, height: 20)) })
        }
        #expect(body.contains("<g transform='matrix(1 0 0 1 0 0)'><path d='M20,20L30,20L30,30L20,30Z' fill='#f00'/>"))
    }
}
