import { registerRoute } from 'workbox-routing/registerRoute.js';
import { setCatchHandler } from 'workbox-routing/setCatchHandler.js';
import type { Given } from './given.ts';
import { PageStrategy } from './page-strategy.ts';
import { PartStrategy } from './part-strategy.ts';
import { missingPage } from './stand-ins.ts';

/**
 * What the worker answers: pages, and parts with a hash in their name. Everything else goes to the network
 * as if there were no worker: other origins, other methods, recordings and ranges, data, files.
 */
export function answerRequests(given: Given): void {
  registerRoute(isPageRequest, new PageStrategy(given));
  registerRoute(isPartRequest, new PartStrategy(given.release));
  // Whatever breaks in here, the visitor gets what the network has.
  setCatchHandler(async ({ request, url }) =>
    fetch(request).catch(() =>
      request.mode === 'navigate'
        ? missingPage(url?.href ?? request.url, given.words)
        : Response.error(),
    ),
  );
}

interface Asked {
  url: URL;
  sameOrigin: boolean;
  request: Request;
}

function isPageRequest({ sameOrigin, request }: Asked): boolean {
  return sameOrigin && request.mode === 'navigate' && request.destination === 'document';
}

function isPartRequest({ url, sameOrigin, request }: Asked): boolean {
  return sameOrigin && url.pathname.startsWith('/_astro/') && !request.headers.has('range');
}
