import Foundation
import TestSupport

@testable import HeadlessUIKit

/// What cells paint: developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct.
@Suite struct BackgroundConfigurationTests {
    let display = Display { UIStackView() }

    private func tableCell(_ configure: (UITableViewCell) -> Void = { _ in }) -> UITableViewCell {
        display.add {
            let cell = UITableViewCell()
            cell.translatesAutoresizingMaskIntoConstraints = false
            cell.heightAnchor.constraint(equalToConstant: 60).isActive = true
            configure(cell)
            return cell
        }
    }

    @Test func `a cell draws the colour and the border of its background inside its insets`() {
        _ = tableCell { cell in
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .systemRed
            background.strokeColor = .systemGreen
            background.strokeWidth = 2
            background.cornerRadius = 9
            background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 20)
            cell.backgroundConfiguration = background
        }
        let picture = display.picture
        #expect(picture.contains("<rect x='10' y='4' width='360' height='836' rx='9' fill='#ff3b30'/>"))
        #expect(picture.contains("rx='9' fill='none' stroke-width='2' stroke='#34c759'/>"))
    }

    @Test func `a background takes the place of the cell's background views and colour`() {
        let cell = tableCell { cell in
            cell.backgroundView = UIView()
            cell.selectedBackgroundView = UIView()
            cell.backgroundColor = .systemRed
            cell.backgroundConfiguration = .listPlainCell()
        }
        expect((cell.backgroundView, cell.selectedBackgroundView, cell.backgroundColor), is: (nil, nil, nil))
        #expect(!display.picture.contains("#ff3b30"))
    }

    @Test func `a selected cell's background is grey, unless the app has set a colour`() {
        let (cell, own) = (tableCell(), tableCell())
        display.stage.run {
            cell.backgroundConfiguration = .listGroupedCell()
            own.backgroundConfiguration = .listGroupedCell()
            own.backgroundConfiguration?.backgroundColor = .systemRed
            for cell in [cell, own] {
                cell.isSelected = true
                cell.layoutIfNeeded()
            }
        }
        expect(cell.backgroundConfiguration?.backgroundColor, is: .systemGray4)
        expect(own.backgroundConfiguration?.backgroundColor, is: .systemRed)
        display.stage.run {
            cell.isSelected = false
            cell.layoutIfNeeded()
        }
        expect(cell.backgroundConfiguration?.backgroundColor, is: .secondarySystemGroupedBackground)
    }

    @Test func `a cell whose background the app updates itself keeps it`() {
        let cell = tableCell { cell in
            cell.automaticallyUpdatesBackgroundConfiguration = false
            cell.backgroundConfiguration = .listPlainCell()
        }
        display.stage.run {
            cell.isSelected = true
            cell.layoutIfNeeded()
        }
        expect(cell.backgroundConfiguration?.backgroundColor, is: .systemBackground)
    }

    @Test func `a transformer gets the colour, or the tint if none is set`() {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        expect(background.resolvedBackgroundColor(for: .systemRed), is: UIColor.clear.withAlphaComponent(0.5))
        background.backgroundColor = nil
        expect(background.resolvedBackgroundColor(for: .systemRed), is: UIColor.systemRed.withAlphaComponent(0.5))
    }

    @Test func `an item of a collection view draws its background too`() {
        _ = display.add {
            let cell = UICollectionViewCell(frame: .zero)
            cell.translatesAutoresizingMaskIntoConstraints = false
            cell.heightAnchor.constraint(equalToConstant: 60).isActive = true
            cell.backgroundConfiguration = .clear()
            cell.backgroundConfiguration?.backgroundColor = .systemRed
            return cell
        }
        #expect(display.picture.contains("#ff3b30"))
    }
}
