import { turnsOf } from '#features/recordings/transcript.ts';
import type { SearchRecord } from './search-record.ts';
import type { Source } from './source.ts';

/** Every story with its transcript, a passage for each turn. */
export function storyRecords({ stories }: Source): SearchRecord[] {
  return stories.map(({ id, data, body }) => ({
    id: `story-${id}`,
    kind: 'story',
    href: `/stories/${id}`,
    title: data.name,
    about: `“${data.quote}” ${data.role}, ${data.location}`,
    also: [data.kind, 'story', ...data.tags, ...data.people.map(({ name }) => name)].join('; '),
    text: [data.excerpt, ...turnsOf(body).map(({ speaker, text }) => `${speaker}: ${text}`)],
  }));
}
