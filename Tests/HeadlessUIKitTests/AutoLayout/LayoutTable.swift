/// Layouts with the frames that UIKit gives, in the notation of `LayoutNotation`; the root is 400 × 300 points.
///
/// The rules are those of Apple's "Auto Layout Guide": "Anatomy of a Constraint" (relations, priorities, multipliers),
/// "Intrinsic Content Size" there (hugging and compression resistance), "Views with Intrinsic Content Size" and "Simple
/// Constraints" among its recipes.
enum LayoutTable {
    static let text = """
        # Edges and sizes
        a | a.left = root.left + 20; a.top = root.top + 10; a.width = 100; a.height = 50 -> a 20 10 100 50
        a | a.right = root.right - 20; a.bottom = root.bottom - 10; a.width = 100; a.height = 50 -> a 280 240 100 50
        a | a.left = root.left; a.right = root.right; a.top = root.top; a.bottom = root.bottom -> a 0 0 400 300
        a | a.leading = root.leading + 8; a.trailing = root.trailing - 8; a.top = root.top; a.height = 44 -> a 8 0 384 44
        a | a.centerX = root.centerX; a.centerY = root.centerY; a.width = 60; a.height = 40 -> a 170 130 60 40
        a | a.centerX = root.centerX + 10; a.centerY = root.centerY - 5; a.width = 60; a.height = 40 -> a 180 125 60 40
        a | a.width = 0.5 * root.width; a.height = 0.25 * root.height + 5; a.left = root.left; a.top = root.top -> a 0 0 200 80
        a | a.width = 90; a.height = 2 * a.width; a.left = root.left; a.top = root.top -> a 0 0 90 180
        a | a.right = 0.5 * root.right; a.width = 50; a.top = root.top; a.height = 10 -> a 150 0 50 10
        a | a.centerX = 0.5 * root.centerX; a.width = 50; a.top = root.top; a.height = 10 -> a 75 0 50 10
        a | a.left = root.left - 10; a.right = root.right + 10; a.top = root.top; a.height = 10 -> a -10 0 420 10
        # Relations
        a | a.width >= 100; a.width = 50 @500; a.left = root.left; a.top = root.top; a.height = 1 -> a 0 0 100 1
        a | a.width <= 100; a.width = 250 @500; a.left = root.left; a.top = root.top; a.height = 1 -> a 0 0 100 1
        a | a.width >= 100; a.width = 150 @500; a.left = root.left; a.top = root.top; a.height = 1 -> a 0 0 150 1
        a | a.left >= root.left + 20; a.left = root.left @1; a.width = 5; a.top = root.top; a.height = 1 -> a 20 0 5 1
        a | a.width = root.width @750; a.width <= 320; a.centerX = root.centerX; a.top = root.top; a.height = 1 -> a 40 0 320 1
        a | a.width = root.width @750; a.width <= 520; a.centerX = root.centerX; a.top = root.top; a.height = 1 -> a 0 0 400 1
        # Priorities
        a | a.width = 10 @700; a.width = 20 @600; a.left = root.left; a.top = root.top; a.height = 1 -> a 0 0 10 1
        a | a.width = 10 @600; a.width = 20 @700; a.left = root.left; a.top = root.top; a.height = 1 -> a 0 0 20 1
        a | a.width = 10 @999; a.width = 20; a.left = root.left; a.top = root.top; a.height = 1 -> a 0 0 20 1
        a | a.width = 10 @600; a.width = 20 @300; a.width = 20 @299; a.left = root.left; a.top = root.top; a.height = 1 -> a 0 0 10 1
        a b | a.left = root.left; b.right = root.right; b.left = a.right; a.width = 300 @800; b.width = 300 @700; a.top = root.top; b.top = root.top; a.height = 1; b.height = 1 -> a 0 0 300 1; b 300 0 100 1
        # Siblings
        a b | a.left = root.left; b.left = a.right + 8; b.right = root.right; a.width = b.width; a.top = root.top; b.top = root.top; a.height = 10; b.height = a.height -> a 0 0 196 10; b 204 0 196 10
        a b | a.left = root.left; b.left = a.right; b.right = root.right; a.width = 3 * b.width; a.top = root.top; b.top = a.bottom; a.height = 10; b.height = 20 -> a 0 0 300 10; b 300 10 100 20
        a b c | a.left = root.left; b.left = a.right + 10; c.left = b.right + 10; c.right = root.right - 20; a.width = b.width; b.width = c.width; a.top = root.top; b.top = root.top; c.top = root.top; a.height = 1; b.height = 1; c.height = 1 -> a 0 0 120 1; b 130 0 120 1; c 260 0 120 1
        a b | b.centerX = a.right; b.centerY = a.top; a.left = root.left + 50; a.top = root.top + 50; a.width = 100; a.height = 60; b.width = 20; b.height = 20 -> a 50 50 100 60; b 140 40 20 20
        a b | a.top = root.top; a.left = root.left; a.width = 40; a.height = 40; b.top = a.bottom + 8; b.left = a.left; b.right = a.right; b.bottom = root.bottom -> a 0 0 40 40; b 0 48 40 252
        # One inside the other
        a b<a | a.left = root.left + 10; a.top = root.top + 10; a.width = 100; a.height = 100; b.left = a.left + 5; b.top = a.top + 5; b.right = a.right - 5; b.bottom = a.bottom - 5 -> a 10 10 100 100; b 5 5 90 90
        a b<a | a.left = root.left + 10; a.top = root.top + 10; b.left = a.left + 5; b.top = a.top + 5; a.right = b.right + 5; a.bottom = b.bottom + 5; b.width = 30; b.height = 20 -> a 10 10 40 30; b 5 5 30 20
        a b<a | a.left = root.left + 10; a.top = root.top; a.width = 100; a.height = 100; b.right = root.right; b.width = 30; b.top = root.top + 50; b.height = 5 -> a 10 0 100 100; b 360 50 30 5
        a b<a c<b | a.left = root.left + 10; a.top = root.top + 10; a.width = 100; a.height = 100; b.left = a.left + 10; b.top = a.top + 10; b.width = 50; b.height = 50; c.right = a.right; c.bottom = a.bottom; c.width = 20; c.height = 20 -> c 70 70 20 20
        a b<a c d<c | a.left = root.left + 10; a.top = root.top + 10; a.width = 100; a.height = 100; c.left = root.left + 200; c.top = root.top; c.width = 50; c.height = 50; b.left = a.left; b.top = a.top; b.width = 10; b.height = 10; d.left = b.left + 195; d.top = b.top; d.width = b.width; d.height = 3 -> b 0 0 10 10; d 5 10 10 3
        # Content
        a=60x20 | a.left = root.left; a.top = root.top -> a 0 0 60 20
        a=60x20 | a.left = root.left; a.top = root.top; a.right = root.right -> a 0 0 400 20
        a=60x20 | a.left = root.left; a.top = root.top; a.width = 30 -> a 0 0 30 20
        a=60x20 | a.left = root.left; a.top = root.top; a.width = 30 @700 -> a 0 0 60 20
        a=60x20 | a.left = root.left; a.top = root.top; a.width = 30 @800 -> a 0 0 30 20
        a=60x20 | a.left = root.left; a.top = root.top; a.width = 90 @200 -> a 0 0 60 20
        a=60x20 | a.left = root.left; a.top = root.top; a.width = 90 @300 -> a 0 0 90 20
        a=60x- | a.left = root.left; a.top = root.top; a.bottom = root.bottom -> a 0 0 60 300
        a=60x20 b=60x20 | a.left = root.left; b.left = a.right; b.right = root.right; a.top = root.top; b.top = root.top; hugX a 251 -> a 0 0 60 20; b 60 0 340 20
        a=60x20 b=60x20 | a.left = root.left; b.left = a.right; b.right = root.right; a.top = root.top; b.top = root.top; hugX b 251 -> a 0 0 340 20; b 340 0 60 20
        a=300x20 b=300x20 | a.left = root.left; b.left = a.right; b.right = root.right; a.top = root.top; b.top = root.top; resX a 751 -> a 0 0 300 20; b 300 0 100 20
        a=300x20 b=300x20 | a.left = root.left; b.left = a.right; b.right = root.right; a.top = root.top; b.top = root.top; resX a 749 -> a 0 0 100 20; b 100 0 300 20
        a=300x20 b=300x20 | a.left = root.left; b.left = a.right; b.right = root.right; a.top = root.top; b.top = root.top; resX a 749; a.width >= 150 -> a 0 0 150 20; b 150 0 250 20
        a=30x20 b=30x40 | a.left = root.left; b.left = a.right; a.centerY = b.centerY; b.top = root.top -> a 0 10 30 20; b 30 0 30 40
        a b<a=50x30 | a.left = root.left; a.top = root.top; b.left = a.left + 10; b.top = a.top + 10; a.right = b.right + 10; a.bottom = b.bottom + 10 -> a 0 0 70 50; b 10 10 50 30
        a b<a=50x30 | a.left = root.left; a.top = root.top; a.width = 40; b.left = a.left; b.top = a.top; a.right = b.right; a.bottom = b.bottom -> a 0 0 40 30; b 0 0 40 30
        # Guides and margins
        a | a.left = root.marginLeft; a.right = root.marginRight; a.top = root.marginTop; a.bottom = root.marginBottom -> a 8 8 384 284
        a | a.left = margins.left; a.right = margins.right; a.top = margins.top; a.bottom = margins.bottom -> a 8 8 384 284
        a | a.left = safe.left; a.right = safe.right; a.top = safe.top; a.bottom = safe.bottom -> a 0 0 400 300
        a | a.width = margins.width; a.height = 0.5 * margins.height; a.left = root.left; a.top = root.top -> a 0 0 384 142
        a | a.centerX = margins.centerX; a.width = 84; a.top = root.top; a.height = 1 -> a 158 0 84 1
        a g* b | a.left = root.left; g.left = a.right; b.left = g.right; b.right = root.right; a.width = 50; b.width = 50; a.top = root.top; b.top = root.top; a.height = 1; b.height = 1; g.top = root.top; g.height = 1 -> a 0 0 50 1; g 50 0 300 1; b 350 0 50 1
        g* h* a | g.left = root.left; a.left = g.right; h.left = a.right; h.right = root.right; g.width = h.width; a.width = 100; a.top = root.top; a.height = 1 -> a 150 0 100 1
        g* a | g.left = root.left + 20; g.top = root.top; g.width = 60; g.height = 40; a.centerX = g.centerX; a.centerY = g.centerY; a.width = 10; a.height = 10 -> a 45 15 10 10
        a b<a | a.left = root.left + 10; a.top = root.top; a.width = 100; a.height = 100; b.left = a.marginLeft; b.right = a.marginRight; b.top = a.marginTop; b.height = 5 -> b 8 8 84 5
        # Lengths are never negative; what is off least wins among equals of one priority
        a | a.left = root.left; a.width = -50 @500; a.top = root.top; a.height = 1 -> a 0 0 0 1
        a b | a.left = root.left; b.left = a.right; b.right = root.right - 380; a.width = 30 @900; b.width = 5 @800; a.top = root.top; b.top = root.top; a.height = 1; b.height = 1 -> a 0 0 20 1; b 20 0 0 1
        # Frames as constants
        p! a | a.left = p.right + 10; a.top = p.top; a.width = p.width; a.height = p.height -> p 30 40 50 20; a 90 40 50 20
        p! a<p | a.left = p.left + 5; a.right = p.right - 5; a.top = p.top; a.bottom = p.bottom -> a 5 0 40 20
        p! a<p | a.right = root.right; a.width = 10; a.top = p.top; a.height = 4 -> a 360 0 10 4
        p! a<p b | a.left = p.left + 5; a.width = 10; a.top = p.top; a.height = 4; b.left = a.right; b.top = a.bottom; b.width = 2; b.height = 2 -> b 45 44 2 2
        """
}
