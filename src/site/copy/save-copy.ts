import { read, saveFile } from '../device.ts';
import { itemsNow } from '../device-list.ts';
import { storedKeys } from '../device-values.ts';
import { siteFacts } from '../site-facts.ts';
import { copyFileName, copyText, type KeptThings } from './copy-file.ts';

const mediaType = 'application/json';

/**
 * Saves a copy of everything that this browser stores as a file on the device; nothing is sent.
 * `day` is `YYYY-MM-DD`. Resolves to `false` if the visitor closes the share sheet of an installed
 * app.
 */
export async function saveCopy(note: string, day: string): Promise<boolean> {
  const facts = { note, network: siteFacts.name, day };
  const name = copyFileName(facts);
  const text = copyText(keptThings(), facts);
  const file = new File([text], name, { type: mediaType });
  if (!isAppleApp() || !navigator.canShare?.({ files: [file] })) {
    saveFile(name, text, mediaType);
    return true;
  }
  return navigator.share({ files: [file] }).then(
    () => true,
    () => false,
  );
}

/**
 * Whether the site runs from the Home Screen of an iPhone or iPad. There a download opens in a
 * viewer without a way back, so the file goes to the share sheet, which has “Save to Files”.
 */
function isAppleApp(): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}

function keptThings(): KeptThings {
  const drafts = storedKeys('draft:').map((key) => [
    key.slice('draft:'.length),
    read(key, (value): value is unknown => value !== null),
  ]);
  return {
    requests: itemsNow('requests'),
    shortlist: itemsNow('shortlist'),
    planner: itemsNow('planner'),
    drafts: Object.fromEntries(drafts),
  };
}
