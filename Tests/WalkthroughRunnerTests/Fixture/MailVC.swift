import Foundation
import HeadlessUIKit
import Scene

/// Mails in sections that can be swiped over, an answer of many lines, and how far it is sent.
final class MailVC: StudioVC, UITableViewDataSource, UITableViewDelegate, UITextViewDelegate {
    private let answer = UITextView()
    private let sending = UIProgressView(progressViewStyle: .bar)
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private lazy var events = label("", "events")
    private var mails = [["Ann", "Bob"], ["Cleo"]]

    init() { super.init("Mail") }

    override func viewDidLoad() {
        super.viewDidLoad()
        answer.accessibilityLabel = "Answer"
        answer.delegate = self
        sending.accessibilityLabel = "Sending"
        table.accessibilityIdentifier = "mails"
        table.dataSource = self
        table.delegate = self
        add(events, answer, sending, table)
        rest.removeFromSuperview()
        // Neither asks for a height, so a stack would give all of it to the first.
        answer.heightAnchor.constraint(equalTo: table.heightAnchor).isActive = true
    }

    func textViewDidChange(_ textView: UITextView) {
        sending.setProgress(Float(textView.text.count) / 10, animated: true)
    }

    func numberOfSections(in tableView: UITableView) -> Int { mails.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails[section].count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        ["Today", "Earlier"][section]
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 1 ? "Older mail is in the archive." : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = mails[indexPath.section][indexPath.row]
        if cell.textLabel?.text == "Cleo" {
            cell.textLabel?.textColor = UIColor(white: 0.8, alpha: 1)
            cell.backgroundColor = .white
        }
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        mails[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let titles = ["Read", "Flag"]
        return UISwipeActionsConfiguration(
            actions: titles.map { title in
                UIContextualAction(style: .normal, title: title) { [unowned self] _, _, completion in
                    events.text = [events.text, title].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
                    completion(true)
                }
            })
    }
}
