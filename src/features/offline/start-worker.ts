export interface WorkerCall {
  started?: Promise<ServiceWorkerRegistration | undefined>;
}

/**
 * Calls for the worker, whatever was chosen before. Gives it once it is at work; undefined where
 * the browser refuses one, or where it could not keep its release.
 */
export async function startWorker(): Promise<ServiceWorker | undefined> {
  const detail: WorkerCall = {};
  document.dispatchEvent(new CustomEvent('start-worker', { detail }));
  const registration = await detail.started;
  const worker = registration?.installing ?? registration?.waiting ?? registration?.active;
  return worker ? whenAtWork(worker) : undefined;
}

function whenAtWork(worker: ServiceWorker): Promise<ServiceWorker | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') resolve(undefined);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
