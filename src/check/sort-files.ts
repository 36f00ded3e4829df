import { belongsTo } from '#content/content-loader.ts';
import { clipEndings, clipsFolder } from '#features/media/b-roll/clip.ts';
import { recordingsFolder } from '#features/stories/recordings/recording-files.ts';
import type { ContentFile } from './content-files.ts';
import { isDataFile } from './data-faults.ts';
import type { Advice, EntryFile, Kinds } from './entry.ts';
import { type Fault, fileStart, shown } from './fault.ts';
import { placementAdvice } from './placement-advice.ts';

/** The content folder sorted: entries of a kind, pictures, recordings, clips, and a fault for each file that is none of them. */
export interface SortedFiles {
  entries: EntryFile[];
  pictures: string[];
  recordings: string[];
  clips: string[];
  faults: Fault[];
}

/** Sorts the files of the content folder by what they are for. */
export function sortFiles(files: readonly ContentFile[], kinds: Kinds): SortedFiles {
  const sorted: SortedFiles = { entries: [], pictures: [], recordings: [], clips: [], faults: [] };
  for (const file of files) {
    const entry = file.isLink ? undefined : entryOf(file, kinds);
    if (entry) sorted.entries.push(entry);
    else if (!file.isLink && isPicture(file, kinds)) sorted.pictures.push(file.path);
    else if (!file.isLink && file.folder === recordingsFolder) sorted.recordings.push(file.path);
    else if (!file.isLink && isClip(file)) sorted.clips.push(file.path);
    else if (file.isLink || !isDataFile(file)) {
      sorted.faults.push(fileFault(file.path, placementAdvice(file, Object.values(kinds))));
    }
  }
  return sorted;
}

/** A fault that concerns a file as a whole. */
export function fileFault(file: string, advice: Advice): Fault {
  return { file, ...fileStart, field: '', found: shown(file.split('/').at(-1)), ...advice };
}

function entryOf(file: ContentFile, kinds: Kinds): EntryFile | undefined {
  const found = Object.entries(kinds).find(
    ([, kind]) => file.folder === kind.folder && belongsTo(kind, `${file.name}${file.ending}`),
  );
  if (!found) return undefined;
  const [kindName, kind] = found;
  return { kindName, kind, id: file.name, file: file.path };
}

function isClip({ folder, ending }: ContentFile): boolean {
  return folder === clipsFolder && clipEndings.some((one) => ending === `.${one}`);
}

function isPicture(file: ContentFile, kinds: Kinds): boolean {
  const inKindFolder = Object.values(kinds).some(({ folder }) => folder === file.folder);
  return inKindFolder && ['.svg', '.jpg', '.jpeg', '.png', '.webp', '.avif'].includes(file.ending);
}
