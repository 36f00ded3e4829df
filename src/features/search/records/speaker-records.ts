import { searchDocument } from '#features/directory/search-document.ts';
import { profileHref } from '#features/speakers/speaker.ts';
import { passagesOf } from './passages.ts';
import type { SearchRecord } from './search-record.ts';
import { type Source, theOne } from './source.ts';

/** Every speaker: the profile, and the words that the directory knows for it. */
export function speakerRecords(source: Source): SearchRecord[] {
  const words = theOne(source, 'searchWords');
  return source.speakers.map(({ id, data, body }) => {
    const { related, languages, place } = searchDocument({ id, ...data }, body, words);
    const { name, title, organization, talks, videos, publications } = data;
    return {
      id: `speaker-${id}`,
      kind: 'speaker',
      href: profileHref(id),
      title: name,
      about: `${title}, ${organization}. ${data.expertise.join(', ')}`,
      also: ['speaker', 'expert', related, languages, place].join('; '),
      text: [
        data.quote,
        ...talks.map((talk) => `${talk.title}. ${talk.abstract}`),
        ...[...videos, ...publications].map((work) => work.title),
        data.bioMedium,
        ...passagesOf(body),
      ],
    };
  });
}
