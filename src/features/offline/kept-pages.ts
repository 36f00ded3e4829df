/**
 * Pages that every visit keeps, unless the visitor saves data: the page for an outage, what to do now, the guide with its
 * hazards, what to say, and how to reach us. `/*` matches every page of a folder.
 */
export const corePages: readonly string[] = [
  '/offline',
  '/now',
  '/now/*',
  '/es/ahora',
  '/es/ahora/*',
  '/resources/rapid-response',
  '/resources/rapid-response/*',
  '/resources/key-messages',
  '/media',
  '/media-inquiries',
  '/speakers/book',
];

/** What is kept even for a visitor who saves data: the pages that an outage needs. */
export const leastPages: readonly string[] = ['/offline'];

/** What a press keeps beyond those: the other guides, and the evidence that they cite. */
export const guidePages: readonly string[] = [
  ...corePages,
  '/',
  '/resources',
  '/resources/community-toolkit',
  '/evidence',
];

/** Files that go with the guides: each kit as plain text. */
export const guideFiles: readonly string[] = ['/resources/rapid-response/*.txt'];

/** Whether a path of the site is one of a list; `/*` at the end of an entry matches one more segment, `*.txt` for a file of the folder. */
export function isListed(path: string, list: readonly string[]): boolean {
  return list.some((entry) => {
    const [folder = '', ending] = entry.split('*');
    if (ending === undefined) return path === entry;
    const name = path.startsWith(folder) ? path.slice(folder.length) : '';
    const inFolder = name !== '' && !name.includes('/') && name.endsWith(ending);
    return inFolder && (ending !== '' || !name.includes('.'));
  });
}
