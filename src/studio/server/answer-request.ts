import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { isRecord } from '#check/schema-walk.ts';
import { mediaTypes } from '#hosting/headers.ts';
import type { Changes, Draft, EntryKey } from '../protocol.ts';
import { begin, branchOf, isPublishedBranch } from './branches.ts';
import { openDesk } from './edit-entries.ts';
import { contentOf } from './entry-files.ts';
import { fileOf, jsonOf, Refused } from './guards.ts';
import { listChanges } from './list-changes.ts';
import { openCatalog } from './list-entries.ts';
import { isMediaName, mediaPath, removeMedia, saveMedia } from './media-files.ts';
import { type Clock, proposalFor, publish, restore } from './publish.ts';
import { picturePath, savePicture } from './save-picture.ts';

/** What a request is answered with: a value as JSON, or the bytes of a file. */
export interface Answer {
  status: number;
  value?: unknown;
  file?: { type: string; body: Buffer };
}

type Handler = (url: URL, request: IncomingMessage) => Promise<Answer>;

/**
 * The requests of the studio (`protocol.ts`) on the checkout at `root`, by method and path;
 * `preview` is the site's origin.
 */
export function requestsOn(root: string, clock: Clock, preview = ''): Record<string, Handler> {
  const catalog = openCatalog(root, clock);
  const desk = openDesk(root, clock, catalog);

  async function changes(): Promise<Changes> {
    const found = await listChanges(root);
    const branch = await branchOf(root);
    return {
      changes: found,
      problems: await catalog.problems(),
      branch,
      isPublished: isPublishedBranch(branch),
      proposal: proposalFor(found),
    };
  }

  async function fileBeside(url: URL): Promise<Answer> {
    const key = keyOf(url);
    const name = url.searchParams.get('name') ?? '';
    const ending = name.split('.').at(-1) ?? '';
    const path = isMediaName(key, name) ? mediaPath(key, ending) : picturePath(key, name);
    const body = await readFile(join(contentOf(root), path)).catch(() => undefined);
    if (!body) throw new Refused(`There is no file called "${name}".`, 404);
    const type = mediaTypes[ending.replace('jpeg', 'jpg')] ?? 'application/octet-stream';
    return { status: 200, file: { type, body } };
  }

  return {
    'GET /api/kinds': async () => ok(await catalog.kinds()),
    'GET /api/entry': async (url) => ok(await desk.load(keyOf(url))),
    'POST /api/check': async (_, request) => ok(await desk.check(draftOf(await jsonOf(request)))),
    'POST /api/save': async (_, request) => {
      const body = await jsonOf(request);
      return desk.save(draftOf(body), typeof body['version'] === 'string' ? body['version'] : null);
    },
    'POST /api/delete': async (_, request) => ok(await desk.remove(draftOf(await jsonOf(request)))),
    'POST /api/picture': async (url, request) =>
      ok(await savePicture(root, keyOf(url), await fileOf(request, 'picture'))),
    'GET /api/file': fileBeside,
    'POST /api/file': async (url, request) =>
      ok(await saveMedia(root, keyOf(url), endingOf(url), await fileOf(request, 'media'))),
    'DELETE /api/file': async (url) => ok(await removeMedia(root, keyOf(url), endingOf(url))),
    'GET /api/site': async () => ok({ isUp: await answers(preview) }),
    'GET /api/changes': async () => ok(await changes()),
    'POST /api/restore': async (_, request) => {
      const key = draftOf(await jsonOf(request));
      await restore(root, key);
      return ok(await desk.load(key));
    },
    'POST /api/publish': async (_, request) => {
      const { words } = await jsonOf(request);
      return ok(await publish(root, typeof words === 'string' ? words : '', clock));
    },
    'POST /api/begin': async () => {
      await begin(root);
      return ok(await changes());
    },
  };
}

/** Whether the site beside the studio has started; false where there is none. */
async function answers(origin: string): Promise<boolean> {
  if (origin === '') return false;
  return fetch(`${origin}/favicon.svg`, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}

function ok(value: unknown): Answer {
  return { status: 200, value: value ?? {} };
}

function keyOf({ searchParams }: URL): EntryKey {
  return { kind: searchParams.get('kind') ?? '', id: searchParams.get('id') ?? '' };
}

function endingOf({ searchParams }: URL): string {
  return searchParams.get('ending') ?? '';
}

/**
 * A draft as it came; what is no text or no group of fields counts as empty. Kind and id are looked
 * at where they are used.
 */
function draftOf(body: Record<string, unknown>): Draft {
  const { kind, id, data, body: words, source } = body;
  return {
    kind: String(kind ?? ''),
    id: String(id ?? ''),
    data: isRecord(data) ? data : {},
    body: typeof words === 'string' ? words : '',
    ...(typeof source === 'string' && { source }),
  };
}
