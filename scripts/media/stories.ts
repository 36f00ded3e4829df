import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { readEntry } from '#content/read-entry.ts';
import { passageOf, type Turn, turnsOf } from '#features/stories/recordings/transcript.ts';
import { type StoryFile, storySchema } from '#features/stories/story.schema.ts';

const folder = 'content/stories';

/** A story as the maker of recordings sees it. */
export interface Story {
  id: string;
  data: StoryFile;
  /** The turns that are heard; none where the story has no recording. */
  passage: Turn[];
}

/** The stories with these ids, or all. Throws for an id that is none, and for a file that is not sound. */
export async function readStories(ids: readonly string[]): Promise<Story[]> {
  const known = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const all = known.map((name) => parse(name).name).sort();
  const unknown = ids.filter((id) => !all.includes(id));
  if (unknown.length > 0) {
    throw new Error(`No story is called ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  }
  return Promise.all((ids.length > 0 ? ids : all).map(readStory));
}

async function readStory(id: string): Promise<Story> {
  const file = join(folder, `${id}.md`);
  const { data: raw, body } = readEntry(await readFile(file, 'utf8'), 'md');
  const { success, data } = storySchema.safeParse(raw);
  if (!success) throw new Error(`${file} has mistakes; run npm run content:check.`);
  return { id, data, passage: data.recording ? passageOf(turnsOf(body), data.recording) : [] };
}
