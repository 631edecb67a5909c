public import Foundation

/// Returns the layout of a section; `nil` only for a section without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    _ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// The properties of a compositional layout that apply to all sections.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The axis along which the content scrolls; `vertical` by default.
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance between two sections, in points; 0 by default.
    public var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout; none by default.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The insets of the collection view that apply to sections, across the axis; the safe area by default.
    public var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Makes a configuration with the defaults.
    public override init() { super.init() }
}

/// Lays sections out one after the other; each repeats a group of items, which may be groups themselves.
///
/// A cell with an estimated length is asked for the one that it needs when it comes into view; see its
/// `preferredLayoutAttributesFitting(_:)`. developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The properties that apply to all sections; a change in it has no effect until it is set again.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet {
            settings = Settings(configuration)
            invalidateLayout()
        }
    }
    /// Gives the sections; strong, so it must hold owners weakly.
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var settings: Settings
    /// The positions; `nil` after an invalidation, until they are needed.
    private var known: CompositionalGeometry?
    /// The size and the insets of the collection view for which the positions are valid.
    private var knownSurroundings: Surroundings?
    /// The sizes that cells need, in points, by section and item.
    private var measured: [Int: [Int: CGSize]] = [:]
    /// The sizes that other views need, in points, by section and kind; -1 is the whole layout.
    private var measuredViews: [Int: [String: CGSize]] = [:]
    /// How far sections that scroll across the axis are scrolled, in points.
    private var offsets: [Int: CGFloat] = [:]

    struct Settings {
        let axis: NSLayoutConstraint.Axis
        let spacing: CGFloat
        let boundary: [NSCollectionLayoutBoundarySupplementaryItem]
        let reference: UIContentInsetsReference

        init(_ configuration: UICollectionViewCompositionalLayoutConfiguration) {
            axis = configuration.scrollDirection == .horizontal ? .horizontal : .vertical
            spacing = configuration.interSectionSpacing
            boundary = configuration.boundarySupplementaryItems
            reference = configuration.contentInsetsReference
        }
    }

    private struct Surroundings: Equatable {
        let size: CGSize
        let safeArea: UIEdgeInsets
        let margins: UIEdgeInsets
        let inset: UIEdgeInsets
    }

    /// Makes a layout whose sections all look the same.
    public init(section: NSCollectionLayoutSection) {
        (provider, configuration) = ({ _, _ in section }, UICollectionViewCompositionalLayoutConfiguration())
        settings = Settings(configuration)
        super.init()
    }
    /// Makes a layout whose sections all look the same, with a configuration.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        (provider, self.configuration) = ({ _, _ in section }, configuration)
        settings = Settings(configuration)
        super.init()
    }
    /// Makes a layout that asks for each section whenever it computes the positions.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        (provider, configuration) = (sectionProvider, UICollectionViewCompositionalLayoutConfiguration())
        settings = Settings(configuration)
        super.init()
    }
    /// Makes a layout that asks for each section whenever it computes the positions, with a configuration.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        settings = Settings(configuration)
        super.init()
    }
    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    // MARK: The layout

    /// Computes the positions; an override calls `super`.
    open override func prepare() {
        super.prepare()
        _ = geometry
    }

    /// Discards the positions; an override calls `super`.
    open override func invalidateLayout() {
        known = nil
        super.invalidateLayout()
    }

    /// The size of the whole content, in points.
    open override var collectionViewContentSize: CGSize { geometry.size }

    /// Returns the attributes of the items, headers and footers in a rectangle of the content.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let elements = geometry.elements(in: rect, visible: visibleRange, offsets: offsets).map(attributes)
        guard let collectionView else { return elements }
        for number in Set(elements.filter { $0.indexPath.count == 2 }.map(\.indexPath.section)).sorted() {
            geometry.section(number)?.callHandler(
                with: elements.filter { $0.indexPath.count == 2 && $0.indexPath.section == number },
                of: collectionView, scrolledAcrossBy: offsets[number] ?? 0
            ) {
                let (size, insets) = container(in: surroundings(collectionView.bounds.size))
                return LayoutEnvironment(size, insets, collectionView.traitCollection, section: number)
            }
        }
        return elements
    }

    /// Returns the size of the collection view for sections, and the insets that apply to them.
    private func container(in around: Surroundings) -> (size: CGSize, insets: NSDirectionalEdgeInsets) {
        var size = around.size
        // The app's content insets narrow the sections across the axis only.
        if settings.axis == .vertical { size.width -= around.inset.left + around.inset.right }
        if settings.axis == .horizontal { size.height -= around.inset.top + around.inset.bottom }
        return (size, insets(.automatic, in: around))
    }

    /// Returns the attributes of an item; `nil` if there is no such item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        geometry.cell(at: indexPath, offsets: offsets).map(attributes)
    }

    /// Returns the attributes of a header or a footer; one of the whole layout has an index path of one number.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        (geometry.boundaryViews(around: indexPath.count == 1 ? nil : indexPath.section, visible: visibleRange)
            + geometry.badges(at: indexPath, offsets: offsets))
            .first { $0.element.kind == elementKind }.map(attributes)
    }

    /// Returns whether the collection view's size or its insets have changed.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard known != nil, let knownSurroundings else { return false }
        return knownSurroundings != surroundings(newBounds.size)
    }

    // MARK: Positions

    override var scrollsSideways: Bool { settings.axis == .horizontal }
    override var asksCellsForSizes: Bool { geometry.hasEstimates }
    override func itemsDidChange() {
        measured = [:]
        measuredViews = [:]
    }

    override func take(_ size: CGSize, of element: CollectionElement) -> Bool {
        let isGlobal = element.path.count == 1
        if let kind = element.kind {
            measuredViews[isGlobal ? -1 : element.path.section, default: [:]][kind] = size
        } else {
            measured[element.path.section, default: [:]][element.path.item] = size
        }
        return known?.take(size, of: element) ?? true
    }

    override func readingPosition(of element: CollectionElement) -> (section: Int, rank: Int) {
        guard let kind = element.kind else { return (element.path.section, 1) }
        return geometry.readingPosition(ofKind: kind, at: element.path)
    }

    override func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        geometry.section(section)?.section.listConfiguration
    }
    override func rowsFrame(ofSection section: Int) -> CGRect? { geometry.rowsFrame(ofSection: section) }

    private func surroundings(_ size: CGSize) -> Surroundings {
        let view = collectionView
        return Surroundings(
            size: size, safeArea: view?.safeAreaInsets ?? .zero, margins: view?.layoutMargins ?? .zero,
            inset: view?.contentInset ?? .zero)
    }

    /// Returns the insets that apply to a section across the axis, in points.
    private func insets(_ reference: UIContentInsetsReference, in around: Surroundings) -> NSDirectionalEdgeInsets {
        let chosen = reference == .automatic ? settings.reference : reference
        let insets =
            switch chosen {
            case .none: UIEdgeInsets.zero
            case .automatic, .safeArea: around.safeArea
            case .layoutMargins, .readableContent: around.margins
            }
        return settings.axis == .vertical
            ? NSDirectionalEdgeInsets(top: 0, leading: insets.left, bottom: 0, trailing: insets.right)
            : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
    }

    /// The part of the content between the insets that is visible along the axis, in points.
    private var visibleRange: (low: CGFloat, high: CGFloat) {
        guard let collectionView else { return (0, 0) }
        let (bounds, inset) = (collectionView.bounds, collectionView.adjustedContentInset)
        return settings.axis == .vertical
            ? (bounds.minY + inset.top, bounds.maxY - inset.bottom)
            : (bounds.minX + inset.left, bounds.maxX - inset.right)
    }

    /// The positions; the provider is asked for the sections if they are unknown.
    private var geometry: CompositionalGeometry {
        if let known { return known }
        guard let collectionView else {
            return CompositionalGeometry(settings, in: .zero, .zero, views: [:])
        }
        let around = surroundings(collectionView.bounds.size)
        let (size, usual) = container(in: around)
        let traits = collectionView.traitCollection
        var made = CompositionalGeometry(settings, in: size, usual, views: measuredViews[-1] ?? [:])
        for number in 0..<collectionView.numberOfSections {
            let count = collectionView.numberOfItems(inSection: number)
            let section = provider(number, LayoutEnvironment(size, usual, traits, section: number))
            if section == nil, count > 0 {
                collectionView.raise(
                    "Invalid section definition. Please specify a valid section definition when content is to be "
                        + "rendered for a section. This is a client error. The section provider returned nil for "
                        + "section \(number)")
            }
            made.append(
                section, count: count, insets: section.map { insets($0.contentInsetsReference, in: around) } ?? usual,
                measured: measured[number] ?? [:], views: measuredViews[number] ?? [:])
        }
        made.arrange()
        known = made
        knownSurroundings = around
        return made
    }

    private func attributes(of placed: CompositionalGeometry.Element) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(of: placed.element)
        attributes.frame = placed.frame
        attributes.zIndex = placed.zIndex
        attributes.estimates = placed.estimates
        return attributes
    }

    // MARK: Scrolling across

    override func bringIntoView(_ rect: CGRect) -> Bool {
        guard let (number, section) = geometry.sectionScrollingAcross(at: rect) else { return false }
        let groupAxis = section.groupAxis
        let old = offsets[number] ?? 0
        let length = section.container.along(groupAxis)
        var target = old
        if rect.end(groupAxis) > length { target += rect.end(groupAxis) - length }
        if rect.start(groupAxis) + old - target < 0 { target = old + rect.start(groupAxis) }
        return scroll(number, section, to: target)
    }

    override func scrollAcross(to rect: CGRect, _ position: UICollectionView.ScrollPosition) -> Bool {
        guard let (number, section) = geometry.sectionScrollingAcross(at: rect) else { return false }
        let groupAxis = section.groupAxis
        let length = section.container.along(groupAxis)
        let isHorizontal = groupAxis == .horizontal
        var target = offsets[number] ?? 0
        if position.contains(isHorizontal ? .left : .top) { target += rect.start(groupAxis) }
        if position.contains(isHorizontal ? .centeredHorizontally : .centeredVertically) {
            target += (rect.start(groupAxis) + rect.end(groupAxis) - length) / 2
        }
        if position.contains(isHorizontal ? .right : .bottom) { target += rect.end(groupAxis) - length }
        _ = scroll(number, section, to: target)
        return true
    }

    private func scroll(_ number: Int, _ section: SectionGeometry, to target: CGFloat) -> Bool {
        let old = offsets[number] ?? 0
        let new = section.restingPoint(target, from: old)
        guard new != old else { return false }
        offsets[number] = new
        collectionView?.setNeedsLayout()
        collectionView?.invalidateScreen()
        return true
    }
}
