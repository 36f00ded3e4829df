import type { GuidesAnswer } from '../guides-messages.ts';
import type { Given } from './given.ts';
import { keepGuides, sizeOf } from './keep-guides.ts';
import { scope } from './worker-scope.ts';

/** Answers a page that asks how large the guides are, or to keep them. */
export function answerMessages(given: Given): void {
  scope.addEventListener('message', (event) => {
    const [port] = event.ports;
    const tell = (answer: GuidesAnswer) => port?.postMessage(answer);
    if (event.data === 'guides-size') tell({ bytes: sizeOf(given.files) });
    if (event.data === 'keep-guides') event.waitUntil(keep(given, tell));
  });
}

async function keep(given: Given, tell: (answer: GuidesAnswer) => void): Promise<void> {
  const of = given.files.length;
  try {
    tell({ kept: await keepGuides(given, Date.now(), (done) => tell({ done, of })) });
  } catch {
    tell({ failed: true });
  }
}
