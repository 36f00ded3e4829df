import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEntry } from '#content/read-entry.ts';
import { speakerSchema } from '#features/speakers/speaker.schema.ts';
import type { SharePortrait } from '#files/share-image/share-card.ts';
import { initialsOf } from '#site/words.ts';
import type { Story } from '../stories.ts';

const folder = 'content/speakers';

/** A person on the screen: a portrait if the person is a speaker of ours, initials if not. */
export interface Face {
  name: string;
  initials: string;
  portrait: SharePortrait | undefined;
}

/** The people of a story, by the name that the transcript has: without degrees. */
export async function facesOf({ data }: Story): Promise<ReadonlyMap<string, Face>> {
  const faces = data.people.map(async ({ name, speaker }): Promise<[string, Face]> => {
    const portrait = speaker === undefined ? undefined : await portraitOf(speaker);
    return [name.replace(/, .*$/, ''), { name, initials: initialsOf(name), portrait }];
  });
  return new Map(await Promise.all(faces));
}

async function portraitOf(id: string): Promise<SharePortrait> {
  const { data } = readEntry(await readFile(join(folder, `${id}.md`), 'utf8'), 'md');
  const { portrait, portraitFocus, since } = speakerSchema.parse(data);
  return { file: join(folder, portrait), focus: portraitFocus ?? 'center', since };
}
