import { kitHref } from '#features/hazards/hazard.ts';
import { fillIn } from '#site/fill-in.ts';
import type { SearchRecord } from './search-record.ts';
import { type Source, theOne } from './source.ts';

/** The kit of every hazard, with the words that people use for its fields of expertise. */
export function hazardRecords(source: Source): SearchRecord[] {
  const { title } = theOne(source, 'hazardKitPage');
  const { expertise } = theOne(source, 'searchWords');
  return source.hazards.map(({ id, data }) => {
    const lent = expertise.filter(({ field }) => data.expertise.includes(field));
    const { ten, thirty, ninety } = data.messages;
    const { before, during, after } = data.advice;
    return {
      id: `hazard-${id}`,
      kind: 'hazard',
      href: kitHref(id),
      title: fillIn(title, { hazard: data.name }),
      about: data.introduction,
      also: lent.flatMap(({ field, words }) => [field, ...words]).join('; '),
      text: [
        ...data.keyMessages,
        ...data.healthImpacts,
        ...data.atRisk,
        ...[...before, ...during, ...after].map(({ text }) => text),
        ...[ten, thirty, ninety].map(({ text }) => text),
        ...data.questions,
      ],
    };
  });
}
