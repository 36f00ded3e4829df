import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { stopping } from '#check/problem.ts';
import { isRecord } from '#content/is-record.ts';
import { mediaTypes } from '#hosting/headers.ts';
import type { Changes, Draft, EntryKey, HandOvers, Uploads } from '../protocol.ts';
import { goToPublishedBranch, isPublishedBranch, lookAtRemote } from './branches.ts';
import { problemsOfEntry } from './check-draft.ts';
import type { Clock } from './clock.ts';
import { openDesk } from './edit-entries.ts';
import { contentOf } from './entry-files.ts';
import { fileBody, jsonBody, Refused } from './guards.ts';
import { listHandOvers } from './hand-overs.ts';
import { noteWho } from './identity.ts';
import { linesOfChange, listChanges } from './list-changes.ts';
import { openCatalog } from './list-entries.ts';
import { mediaPath } from './media-files.ts';
import { previewState } from './preview-state.ts';
import { withPlaces } from './problem-places.ts';
import { publish } from './publish.ts';
import { receiveFile } from './receive-file.ts';
import { restore } from './restore-entry.ts';
import { picturePath } from './save-picture.ts';
import { openSender } from './send-branch.ts';
import { openTrash } from './trash.ts';
import { readWaiting, removeWaiting } from './waiting-files.ts';

/**
 * The answer to a request: its HTTP status, with a value to be sent as JSON or the bytes of a file.
 */
export interface Answer {
  status: number;
  value?: unknown;
  file?: { type: string; body: Buffer };
}

type Handler = (url: URL, request: IncomingMessage) => Promise<Answer>;

/**
 * Returns a handler for each request of `protocol.ts`, by method and path, on the checkout at
 * `root`. `preview` is the origin of the site beside the studio, empty without one. A handler
 * rejects with `Refused` what it does not carry out.
 */
export function requestsOn(root: string, clock: Clock, preview = ''): Record<string, Handler> {
  const catalog = openCatalog(root, clock);
  const trash = openTrash(root, clock);
  const sender = openSender(root);
  const desk = openDesk(root, clock, catalog, trash);
  // The first check looks at every picture, so it begins before anybody waits for it.
  catalog.problems().catch(() => undefined);

  async function changes(): Promise<Changes> {
    const [listed, report] = await Promise.all([listChanges(root), catalog.report()]);
    const { branch } = listed;
    const all = [...report.problems, ...report.unfinished];
    const found = listed.changes.map((change) => ({
      ...change,
      problems: change.kind === '' ? 0 : stopping(problemsOfEntry(change, all)).length,
    }));
    return {
      changes: found,
      problems: await withPlaces(root, report.problems),
      branch,
      isPublished: isPublishedBranch(branch),
    };
  }

  async function handOvers(): Promise<HandOvers> {
    const sending = sender.latest();
    return { handOvers: await listHandOvers(root, sending), ...(sending && { sending }) };
  }

  async function fileBeside(url: URL): Promise<Answer> {
    const key = entryKeyInQuery(url);
    const name = url.searchParams.get('name') ?? '';
    const ending = name.split('.').at(-1) ?? '';
    // A story may have a picture and, in another folder, a still picture of the same name.
    const isPicture = url.searchParams.has('picture');
    const path = isPicture ? picturePath(key, name) : mediaPath(key, ending);
    const body = await readFile(join(contentOf(root), path)).catch(() => undefined);
    if (!body) throw new Refused(`There is no file called "${name}".`, 404);
    return { status: 200, file: { type: typeOf(ending), body } };
  }

  return {
    'GET /api/kinds': async () => ok(await catalog.kinds()),
    'GET /api/find': async ({ searchParams }) =>
      ok(await catalog.find(searchParams.get('words') ?? '')),
    'GET /api/entry': async (url) => ok(await desk.load(entryKeyInQuery(url))),
    'POST /api/check': async (_, request) =>
      ok(await desk.check(draftFrom(await jsonBody(request)))),
    'POST /api/save': async (_, request) => {
      const body = await jsonBody(request);
      return desk.save(
        draftFrom(body),
        typeof body['version'] === 'string' ? body['version'] : null,
      );
    },
    'POST /api/delete': async (_, request) =>
      ok(await desk.remove(entryKeyFrom(await jsonBody(request)))),
    'GET /api/file': fileBeside,
    'GET /api/waiting': async (url) => {
      const { bytes, ending } = await readWaiting(root, tokenInQuery(url));
      return { status: 200, file: { type: typeOf(ending), body: bytes } };
    },
    'POST /api/waiting': async ({ searchParams }, request) => {
      const arrival = {
        key: { kind: searchParams.get('kind') ?? '', id: searchParams.get('id') ?? '' },
        place: searchParams.get('place') ?? '',
        name: searchParams.get('name') ?? '',
        beside: searchParams.get('beside') ?? '',
      };
      const file = await receiveFile(root, arrival, await fileBody(request));
      // Whoever stopped the upload never hears its token.
      if (request.socket.destroyed) await removeWaiting(root, [file.token]);
      return ok(file);
    },
    'DELETE /api/waiting': async (url) => ok(await removeWaiting(root, [tokenInQuery(url)])),
    'GET /api/preview': async (url) =>
      ok({ state: await previewState(root, entryKeyInQuery(url), preview) }),
    'GET /api/changes': async () => ok(await changes()),
    'POST /api/restore': async (_, request) => {
      const key = entryKeyFrom(await jsonBody(request));
      await restore(root, key, trash);
      return ok(await desk.load(key));
    },
    'GET /api/trash': async () => ok(await trash.list()),
    'POST /api/bring-back': async (_, request) => {
      const { name, replaces } = await jsonBody(request);
      return ok(await trash.bringBack(String(name), replaces === true));
    },
    'POST /api/publish': async (_, request) => {
      const { words, entries } = await jsonBody(request);
      const result = await publish(
        root,
        {
          words: typeof words === 'string' ? words : '',
          entries: Array.isArray(entries) ? entries.filter(isRecord).map(entryKeyFrom) : undefined,
        },
        clock,
      );
      if (result.ok) await sender.send(result.branch).catch(() => undefined);
      return ok(result);
    },
    'POST /api/who': async (_, request) => {
      const { name, email } = await jsonBody(request);
      return ok(await noteWho(root, String(name ?? '').trim(), String(email ?? '').trim()));
    },
    'GET /api/lines': async (url) => ok({ lines: await linesOfChange(root, entryKeyInQuery(url)) }),
    'GET /api/hand-overs': async ({ searchParams }) => {
      if (searchParams.has('look')) await lookAtRemote(root);
      return ok(await handOvers());
    },
    'POST /api/send': async (_, request) => {
      const { branch } = await jsonBody(request);
      if (!isPublishedBranch(String(branch))) throw new Refused('There is nothing to send.');
      await sender.send(String(branch));
      return ok(await handOvers());
    },
    'POST /api/begin': async () => {
      await goToPublishedBranch(root);
      return ok(await changes());
    },
  };
}

/** The answer 200 with a value; an empty object where there is nothing to say. */
function ok(value: unknown): Answer {
  return { status: 200, value: value ?? {} };
}

/** The entry that a query string names. */
function entryKeyInQuery({ searchParams }: URL): EntryKey {
  return { kind: searchParams.get('kind') ?? '', id: searchParams.get('id') ?? '' };
}

function tokenInQuery({ searchParams }: URL): string {
  return searchParams.get('token') ?? '';
}

/** The media type of a file with this ending. */
function typeOf(ending: string): string {
  return mediaTypes[ending.replace('jpeg', 'jpg')] ?? 'application/octet-stream';
}

/**
 * The entry that a body names. Kind and id are checked where they are used (`kindOf`, `pathOf`).
 */
function entryKeyFrom({ kind, id }: Record<string, unknown>): EntryKey {
  return { kind: String(kind ?? ''), id: String(id ?? '') };
}

/**
 * The draft in a body. Parts of another type count as empty; what its uploads are is read from the
 * waiting folder, not from here (`filesToPut`).
 */
function draftFrom(body: Record<string, unknown>): Draft {
  const { data, body: words, source, uploads } = body;
  return {
    ...entryKeyFrom(body),
    data: isRecord(data) ? data : {},
    body: typeof words === 'string' ? words : '',
    ...(typeof source === 'string' && { source }),
    ...(isRecord(uploads) && { uploads: uploads as Uploads }),
  };
}
