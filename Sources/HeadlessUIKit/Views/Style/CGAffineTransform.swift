// On Apple's platforms, CoreGraphics has these types, and also the members of `CGRect`, `CGSize` and `CGPoint`, which
// Foundation only names there. The export is for all files of the module.
#if canImport(CoreGraphics)
    @_exported public import CoreGraphics
#else
    public import Foundation

    /// A transform of points in a plane, for scaling, turning and moving; CoreGraphics' names and rules.
    ///
    /// A point (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
    /// developer.apple.com/documentation/coregraphics/cgaffinetransform
    public nonisolated struct CGAffineTransform: Equatable, Sendable {
        /// The factor of x in the new x.
        public var a: CGFloat
        /// The factor of x in the new y.
        public var b: CGFloat
        /// The factor of y in the new x.
        public var c: CGFloat
        /// The factor of y in the new y.
        public var d: CGFloat
        /// How far x moves, in points.
        public var tx: CGFloat
        /// How far y moves, in points.
        public var ty: CGFloat
        /// The transform that changes nothing.
        public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

        /// Makes a transform with all six numbers zero, as CoreGraphics does.
        public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

        /// Makes a transform from its six numbers.
        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
        }

        /// Makes a transform that moves points, by distances in points.
        public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
        /// Makes a transform that scales by two factors.
        public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

        /// Makes a transform that turns by an angle in radians, clockwise on a phone, where y grows downwards.
        public init(rotationAngle angle: CGFloat) {
            let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
            self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        }

        /// Whether the transform changes nothing.
        public var isIdentity: Bool { self == .identity }

        /// Returns the transform that first moves, by distances in points, and then applies this one.
        public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: tx, y: ty).concatenating(self)
        }

        /// Returns the transform that first scales and then applies this one.
        public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
            CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
        }

        /// Returns the transform that first turns by an angle in radians and then applies this one.
        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: angle).concatenating(self)
        }

        /// Returns the transform that first applies this one and then another.
        public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
                tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
        }

        /// Returns the inverse, or the transform itself if it has none, as when it scales by 0.
        public func inverted() -> CGAffineTransform {
            let area = a * d - b * c
            guard area != 0, area.isFinite else { return self }
            return CGAffineTransform(
                a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
                ty: (b * tx - a * ty) / area)
        }
    }

    nonisolated extension CGPoint {
        /// Returns the transformed point.
        public func applying(_ t: CGAffineTransform) -> CGPoint {
            CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
        }
    }

    nonisolated extension CGSize {
        /// Returns the transformed size; the translation is ignored.
        public func applying(_ t: CGAffineTransform) -> CGSize {
            CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
        }
    }

    nonisolated extension CGRect {
        /// Returns the smallest upright rectangle around the transformed one.
        public func applying(_ t: CGAffineTransform) -> CGRect {
            let corners = [
                CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
                CGPoint(x: maxX, y: maxY),
            ].map { $0.applying(t) }
            let (xs, ys) = (corners.map(\.x), corners.map(\.y))
            let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
            return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
        }
    }

    /// A direction with a length.
    public nonisolated struct CGVector: Equatable, Sendable {
        /// The part along the x axis.
        public var dx: CGFloat
        /// The part along the y axis.
        public var dy: CGFloat
        /// A vector without a length.
        public static let zero = CGVector(dx: 0, dy: 0)

        /// Makes a vector from its parts.
        public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
    }
#endif
