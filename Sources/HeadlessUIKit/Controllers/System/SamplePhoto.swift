import Foundation

/// A photo of the stage's library: a plain colour in the size of a photo.
struct SamplePhoto {
    let name: String
    let image: UIImage

    /// The photos of the library: upright, on its side and square.
    static var library: [SamplePhoto] {
        [
            SamplePhoto("Photo 1", width: 300, height: 400, .systemTeal),
            SamplePhoto("Photo 2", width: 400, height: 300, .systemOrange),
            SamplePhoto("Photo 3", width: 300, height: 300, .systemIndigo),
        ]
    }

    static var taken: SamplePhoto { SamplePhoto("Photo", width: 300, height: 400, .systemGray) }

    private init(_ name: String, width: CGFloat, height: CGFloat, _ color: UIColor) {
        self.name = name
        let size = CGSize(width: width, height: height)
        image = UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
}
