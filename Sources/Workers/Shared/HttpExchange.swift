import Dispatch
import Foundation
import StageRuntime
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// rehearse:allow url-session, dispatch in this file because it works within `stage.elsewhere` and posts by its token

/// One request and its reply, on the threads of `URLSession`; it posts one result, a body or a fault.
///
/// The session keeps it until the request has ended.
final class HttpExchange: NSObject, URLSessionDataDelegate {
    /// Gets the result; only the first call counts.
    private let post: @Sendable (Result<Data, WorkerFault>) -> Void
    /// The statuses that count as success.
    private let successes: Range<Int>
    /// The limits of the reply's time and body.
    private let limits: HttpLimits
    /// The body so far.
    private let received = Mutex(Data())

    init(
        successes: Range<Int>, limits: HttpLimits, post: @escaping @Sendable (Result<Data, WorkerFault>) -> Void
    ) {
        (self.successes, self.limits, self.post) = (successes, limits, post)
    }

    /// Sends the request, and returns a closure that cancels it.
    func begin(_ request: URLRequest) -> @Sendable () -> Void {
        let session = URLSession(configuration: Self.configuration(limits), delegate: self, delegateQueue: nil)
        let task = session.dataTask(with: request)
        task.resume()
        session.finishTasksAndInvalidate()
        let seconds = limits.timeout / .seconds(1)
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self, weak task] in
            guard let self, let task else { return }
            end(task, with: .timeout)
        }
        return { task.cancel() }
    }

    private static func configuration(_ limits: HttpLimits) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.timeoutIntervalForRequest = limits.timeout / .seconds(1)
        return configuration
    }

    /// Posts a fault, unless a result was posted, and cancels the task.
    private func end(_ task: URLSessionTask, with fault: WorkerFault) {
        post(.failure(fault))
        task.cancel()
    }

    // MARK: Delegate methods

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        end(task, with: .status(response.statusCode))
        // FoundationNetworking traps if the completion handler of a cancelled task is called.
        #if !canImport(FoundationNetworking)
            completionHandler(nil)
        #endif
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        guard let fault = fault(in: response) else { return completionHandler(.allow) }
        // FoundationNetworking ignores the handler's disposition.
        end(dataTask, with: fault)
        completionHandler(.cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLong = received.withLock { body in
            guard body.count + data.count <= limits.bodySize else { return true }
            body.append(data)
            return false
        }
        if isTooLong { end(dataTask, with: .garbage) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error {
            post(.failure(Self.fault(of: error)))
        } else if let fault = fault(in: task.response, isComplete: true) {
            post(.failure(fault))
        } else {
            post(.success(received.withLock { $0 }))
        }
    }

    // MARK: Faults

    /// Returns the fault of a reply before its body is read; `nil` if there is none.
    ///
    /// An informational response is not the reply, unless nothing follows it.
    private func fault(in response: URLResponse?, isComplete: Bool = false) -> WorkerFault? {
        guard let response = response as? HTTPURLResponse else { return .garbage }
        switch response.statusCode {
        case 100..<200: return isComplete ? .garbage : nil
        case successes: return response.expectedContentLength > Int64(limits.bodySize) ? .garbage : nil
        case 401: return .unauthorised
        default: return .status(response.statusCode)
        }
    }

    /// Returns the fault for an error of the transfer; the system's message is dropped.
    private static func fault(of error: any Error) -> WorkerFault {
        switch (error as? URLError)?.code {
        case .timedOut?: .timeout
        case .cannotFindHost?, .dnsLookupFailed?, .cannotConnectToHost?, .notConnectedToInternet?,
            .networkConnectionLost?, .secureConnectionFailed?, .cancelled?:
            .offline
        default: .garbage
        }
    }
}
