public import Foundation

/// The header or the footer of a section, as the app gives it.
struct SectionPart {
    let title: String?
    /// The app's view; strong, the table owns it; made only when it comes into view if the app sets the height.
    var view: UIView?
    /// The height, in points; 0 if there is none.
    let height: CGFloat
    let isFixed: Bool
}

struct SectionParts {
    var header: SectionPart
    var footer: SectionPart

    subscript(edge: SectionEdge) -> SectionPart {
        get { edge == .header ? header : footer }
        set { if edge == .header { header = newValue } else { footer = newValue } }
    }
}

extension UITableView {
    /// Registers the class from which headers and footers for an identifier are made.
    public func register(
        _ aClass: UITableViewHeaderFooterView.Type, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        edgeReuse.register(aClass, for: identifier)
    }

    /// Returns an unused header or footer, or else a new one of the registered class, if there is one.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        let view = edgeReuse.dequeue(identifier)
        view?.place = place(of: askedEdge)
        return view
    }

    /// Returns the header of a section, if it is in view.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edgeView(.header, ofSection: section)
    }

    /// Returns the footer of a section, if it is in view.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edgeView(.footer, ofSection: section)
    }

    /// Returns the rectangle of a section in the content, with header and footer; zero if there is no such section.
    public func rect(forSection section: Int) -> CGRect {
        guard geometry.sections.indices.contains(section) else { return .zero }
        let top = geometry.top(ofSection: section)
        return CGRect(x: 0, y: top, width: placement.width, height: geometry.bottom(ofSection: section) - top)
    }

    /// Returns the rectangle of a section's header in the content; zero if there is no such section.
    public func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header, ofSection: section) }
    /// Returns the rectangle of a section's footer in the content; zero if there is no such section.
    public func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer, ofSection: section) }

    private func edgeView(_ edge: SectionEdge, ofSection section: Int) -> UITableViewHeaderFooterView? {
        layoutScreenIfNeeded()
        let shown = edges.first { $0.edge == edge && $0.section == section }
        return shown?.view as? UITableViewHeaderFooterView
    }

    private func rect(of edge: SectionEdge, ofSection section: Int) -> CGRect {
        guard geometry.sections.indices.contains(section) else { return .zero }
        let (top, bottom) = visibleHeights
        return geometry.rect(of: edge, ofSection: section, width: placement.width, from: top, to: bottom)
    }

    /// The heights between which headers and footers are pinned, in points from the top of the content.
    private var visibleHeights: (top: CGFloat, bottom: CGFloat) {
        let inset = adjustedContentInset
        return (boundsOrigin.y + inset.top, boundsOrigin.y + placement.height - inset.bottom)
    }

    // MARK: Heights

    /// Asks for the header and the footer of a section.
    ///
    /// As in UIKit, a height from the delegate applies even without a title or a view, the table's own height only with
    /// one. A view without a set height is asked for at once, since its constraints determine the height.
    func makeParts(ofSection section: Int, from source: any UITableViewDataSource) -> SectionParts {
        let old = sectionParts.indices.contains(section) ? sectionParts[section] : nil
        let header = makePart(
            .header, of: section, title: source.tableView(self, titleForHeaderInSection: section), old?.header.view,
            asked: rowDelegate?.tableView(self, heightForHeaderInSection: section), usual: sectionHeaderHeight)
        let footer = makePart(
            .footer, of: section, title: source.tableView(self, titleForFooterInSection: section), old?.footer.view,
            asked: rowDelegate?.tableView(self, heightForFooterInSection: section), usual: sectionFooterHeight)
        return SectionParts(header: header, footer: footer)
    }

    private func makePart(
        _ edge: SectionEdge, of section: Int, title: String?, _ known: UIView?, asked: CGFloat?, usual: CGFloat
    ) -> SectionPart {
        if let asked, asked != Self.automaticDimension {
            return SectionPart(title: title, view: known, height: max(asked, 0), isFixed: true)
        }
        let view = known ?? viewFromDelegate(edge, section)
        guard view != nil || title != nil else {
            // Grouped tables leave gaps between sections even without headers and footers.
            let gap: CGFloat = style == .plain ? 0 : edge == .header && section == 0 ? 35 : 17.5
            return SectionPart(title: nil, view: nil, height: gap, isFixed: false)
        }
        if usual != Self.automaticDimension {
            return SectionPart(title: title, view: view, height: max(usual, 0), isFixed: true)
        }
        let measured = view ?? makeTitleView(edge, title)
        (measured as? UITableViewHeaderFooterView)?.place = place(of: edge)
        let size = measured.systemLayoutSizeFitting(
            CGSize(width: max(placement.width - 2 * sideInset, 0), height: 0),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return SectionPart(title: title, view: view, height: size.height > 0 ? size.height : 28, isFixed: false)
    }

    var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }

    private func place(of edge: SectionEdge) -> UITableViewHeaderFooterView.Place {
        edge == .footer ? .footer : style == .plain ? .plainHeader : .groupHeader
    }

    private func viewFromDelegate(_ edge: SectionEdge, _ section: Int) -> UIView? {
        askedEdge = edge
        return edge == .header
            ? rowDelegate?.tableView(self, viewForHeaderInSection: section)
            : rowDelegate?.tableView(self, viewForFooterInSection: section)
    }

    private func makeTitleView(_ edge: SectionEdge, _ title: String?) -> UITableViewHeaderFooterView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.place = place(of: edge)
        if let title { view.textLabel?.text = title }
        return view
    }

    // MARK: Tiling

    /// Gives each visible header and footer its view and its frame, and recycles all other views.
    func tileEdges(_ geometry: TableGeometry) {
        let (top, bottom) = visibleHeights
        var visible: [(edge: SectionEdge, section: Int)] = []
        for edge in [SectionEdge.header, .footer] {
            visible += geometry.sections(showing: edge, from: top, to: bottom).map { (edge, $0) }
        }
        visible.sort { $0.section != $1.section ? $0.section < $1.section : $0.edge == .header && $1.edge == .footer }
        let old = edges
        edges = visible.compactMap { item in
            let known = old.first { $0.edge == item.edge && $0.section == item.section }?.view
            guard let view = known ?? makeEdgeView(item.edge, item.section) else { return nil }
            return ShownEdge(edge: item.edge, section: item.section, view: view)
        }
        for item in old where !edges.contains(where: { $0.view === item.view }) { retire(item) }
        for item in edges {
            if item.view.superview !== self {
                notifyDelegate(item, isComing: true)
                addSubview(item.view)
            }
            updateTitle(item)
            item.view.place(
                geometry.rect(of: item.edge, ofSection: item.section, width: placement.width, from: top, to: bottom))
        }
    }

    /// Returns the app's view for a header or footer, or else one with the title; `nil` if there is only a gap.
    private func makeEdgeView(_ edge: SectionEdge, _ section: Int) -> UIView? {
        guard sectionParts.indices.contains(section) else { return nil }
        let part = sectionParts[section][edge]
        let view = part.view ?? (part.isFixed ? viewFromDelegate(edge, section) : nil)
        sectionParts[section][edge].view = view
        (view as? UITableViewHeaderFooterView)?.place = place(of: edge)
        return view ?? (part.title == nil ? nil : makeTitleView(edge, part.title))
    }

    private func updateTitle(_ item: ShownEdge) {
        guard sectionParts.indices.contains(item.section) else { return }
        let part = sectionParts[item.section][item.edge]
        guard part.view == nil, let view = item.view as? UITableViewHeaderFooterView else { return }
        if view.textLabel?.text != part.title { view.textLabel?.text = part.title }
    }

    /// Notifies the delegate that a header or footer is coming into view or has left it.
    private func notifyDelegate(_ item: ShownEdge, isComing: Bool) {
        let (view, section) = (item.view, item.section)
        switch (item.edge, isComing) {
        case (.header, true): rowDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        case (.header, false): rowDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        case (.footer, true): rowDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        case (.footer, false): rowDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    /// Removes a header or footer from view, for reuse if it has an identifier.
    func retire(_ item: ShownEdge) {
        item.view.removeFromSuperview()
        notifyDelegate(item, isComing: false)
        guard let view = item.view as? UITableViewHeaderFooterView, view.reuseIdentifier != nil else { return }
        guard sectionParts.indices.contains(item.section) else { return edgeReuse.recycle(view) }
        guard sectionParts[item.section][item.edge].isFixed else { return }
        sectionParts[item.section][item.edge].view = nil
        edgeReuse.recycle(view)
    }

    /// Returns the height that the app has set for a view of the table, in points; `nil` for a view that is measured.
    func fixedHeight(of view: UIView) -> CGFloat? {
        if view === tableHeaderView || view === tableFooterView { return view.placement.height }
        guard let item = edges.first(where: { $0.view === view }) else { return nil }
        return sectionParts[item.section][item.edge].isFixed ? view.placement.height : nil
    }

    func drawGroups(with painter: inout ScreenPainter, in rect: CGRect) {
        for section in Set(shown.map(\.path.section)).sorted() {
            let rows = geometry.rows(ofSection: section)
            let group = CGRect(
                x: rect.minX + sideInset, y: rect.minY + rows.top - boundsOrigin.y,
                width: rect.width - 2 * sideInset, height: rows.bottom - rows.top)
            painter.canvas.rectangle(
                group, radius: style == .insetGrouped ? 10 : 0,
                fill: painter.palette.paint(.secondarySystemGroupedBackground))
        }
    }

    // MARK: The whole table's header and footer

    func replace(_ old: UIView?, with view: UIView?) {
        if old !== view {
            old?.removeFromSuperview()
            if let view { addSubview(view) }
        }
        discardGeometry()
        setNeedsLayout()
    }

    /// Gives the views above and below all sections the width of the table; the app sets their heights.
    func placeTableHeaderAndFooter(_ geometry: TableGeometry) {
        for (view, top) in [(tableHeaderView, 0), (tableFooterView, geometry.height)] {
            guard let view else { continue }
            view.place(CGRect(x: 0, y: top, width: placement.width, height: view.placement.height))
        }
    }
}
