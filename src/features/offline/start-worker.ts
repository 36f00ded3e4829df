/** The detail of the event `start-worker`; `registerWorker` puts the registration into it. */
export interface WorkerCall {
  started?: Promise<ServiceWorkerRegistration | undefined>;
}

/**
 * Starts the worker, also for a visitor who had chosen to keep nothing. Returns it once it is
 * active; undefined where the browser refuses one, or where it could not keep its release.
 */
export async function startWorker(): Promise<ServiceWorker | undefined> {
  const detail: WorkerCall = {};
  document.dispatchEvent(new CustomEvent('start-worker', { detail }));
  const registration = await detail.started;
  const worker = registration?.installing ?? registration?.waiting ?? registration?.active;
  return worker ? whenActive(worker) : undefined;
}

function whenActive(worker: ServiceWorker): Promise<ServiceWorker | undefined> {
  return new Promise((resolve) => {
    const checkState = () => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') resolve(undefined);
    };
    worker.addEventListener('statechange', checkState);
    checkState();
  });
}
