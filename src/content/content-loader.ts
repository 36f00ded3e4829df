import { readFile } from 'node:fs/promises';
import { dirname, join, posix, relative, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Loader, LoaderContext } from 'astro/loaders';
import { withoutClosed } from './closed-words.ts';
import { type ContentFolders, contentFolders, filesOfKind } from './content-folders.ts';
import { isDraft, withoutDraftMark } from './draft.ts';
import { closedSections, isClosedKind, type ShownKind } from './optional-sections.ts';
import { readFound, readingOf } from './read-found.ts';
import { shownVersions, shownVersionsPath, textVersion } from './shown-versions.ts';

/**
 * An Astro loader for one kind of content, which reads files exactly as the content check does. An
 * entry that does not fit its schema throws, and a draft is left out, as is each entry whose
 * section is off. With `keepsLast`, in development, it keeps the data that fitted last instead,
 * drafts too, and the content check reports what is wrong.
 */
export function contentLoader(
  kind: ShownKind,
  keepsLast = false,
  folders: ContentFolders = contentFolders(),
): Loader {
  return {
    name: loaderName(kind.folder),
    load: (context) => loadAll(kind, context, { keepsLast, folders }),
  };
}

/**
 * During `npm run dev`, reloads the kinds in a folder of the content when a file in that folder
 * changes, and tells the studio which version of a file the pages show.
 */
export function contentReload(): AstroIntegration {
  return {
    name: 'content-reload',
    hooks: {
      'astro:server:setup': ({ server, refreshContent }) => {
        const roots = Object.values(contentFolders()).map((folder) => resolve(folder));
        server.watcher.on('all', (_, path) => {
          for (const root of roots) {
            const folder = relative(root, dirname(path));
            if (!folder.startsWith('..')) void refreshContent?.({ loaders: [loaderName(folder)] });
          }
        });
        server.middlewares.use(shownVersionsPath, ({ url = '' }, response) => {
          const version = shownVersions().get(decodeURIComponent(url.replace(/^\//, ''))) ?? null;
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify({ version }));
        });
      },
    },
  };
}

/**
 * The name by which Astro reloads a kind. Kinds in the same folder share it, so they reload
 * together.
 */
function loaderName(folder: string): string {
  return join('content', folder);
}

/**
 * Writes every entry of a kind into the store of Astro, then deletes those without a file. The
 * store is not cleared first: after `store.clear()` Astro reloads open pages twice.
 */
async function loadAll(
  kind: ShownKind,
  context: LoaderContext,
  { keepsLast, folders }: { keepsLast: boolean; folders: ContentFolders },
): Promise<void> {
  const reading = readingOf(folders);
  const closed = closedSections(folders);
  const files = isClosedKind(kind, closed) ? new Map() : await filesOfKind(kind, folders);
  const ids: string[] = [];
  for (const [id, file] of files) {
    const filePath = file.path;
    // Read first: where the file changes at this moment, the version is the older one.
    const version = keepsLast ? textVersion(await readFile(filePath, 'utf8')) : undefined;
    const found = await readFound(file, kind.format, reading);
    const { data: written, body } = withoutClosed(found, closed, kind.preview);
    // A draft is no part of the site; while somebody writes it, the preview shows it.
    if (isDraft(kind, written) && !keepsLast) continue;
    const raw = withoutDraftMark(kind, written);
    ids.push(id);
    if (keepsLast && !kind.schema.safeParse(raw).success) continue;
    const data = await context.parseData({ id, filePath, data: raw as Record<string, unknown> });
    const rendered = kind.format === 'md' ? await context.renderMarkdown(body) : undefined;
    if (rendered) rendered.html = markExternalLinks(rendered.html);
    context.store.set({ id, data, body, filePath, ...(rendered && { rendered }) });
    if (version) shownVersions().set(posix.join(kind.folder, `${id}.${kind.format}`), version);
  }
  for (const id of context.store.keys()) if (!ids.includes(id)) context.store.delete(id);
  putInOrder(context.store, ids);
}

type Store = Pick<LoaderContext['store'], 'keys' | 'get' | 'set' | 'clear'>;

/**
 * Puts the entries of a store in the order of `ids`, unless they are. Ids without an entry are
 * passed over. A store outlives a build and appends a new entry, so without this the order of a
 * collection, and of all that is equal in a list, would tell which file was written last.
 */
export function putInOrder(store: Store, ids: readonly string[]): void {
  const storedIds = store.keys();
  const orderedIds = ids.filter((id) => storedIds.includes(id));
  if (orderedIds.every((id, place) => id === storedIds[place])) return;
  const entries = orderedIds.flatMap((id) => store.get(id) ?? []);
  store.clear();
  for (const entry of entries) store.set(entry);
}

/**
 * Returns rendered Markdown in which links to other sites open a new tab, with hidden text that
 * announces it (docs/requirements/product.md, "New-tab links"). Astro writes them as `<a
 * href="https://…">words</a>`.
 */
export function markExternalLinks(html: string): string {
  return html.replace(
    /<a href="(https:\/\/[^"]*)"([^>]*)>([\s\S]*?)<\/a>/g,
    (_, href: string, attributes: string, words: string) =>
      `<a href="${href}"${attributes} target="_blank" rel="noopener">${words}${newTabMark}</a>`,
  );
}

/** The words for a screen reader, and the arrow of `ui/external-link` (lucide, ISC). */
const newTabMark =
  '<span class="visually-hidden"> (opens in a new tab)</span> ' +
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true">' +
  '<path d="M7 7h10v10"/><path d="M7 17 17 7"/></svg>';
