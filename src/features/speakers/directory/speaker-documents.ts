import { type ClaimLedger, type ClaimView, claimIn } from '#features/evidence/claims/claim.ts';
import type { SpeakerFile } from '#features/speakers/speaker.schema.ts';
import type { SearchWords } from '#site/search/search-words.schema.ts';
import type { TextDocument } from '#site/search/text-index.ts';
import { hasPhrase, phraseJoiner, spanishFinder, synonymAdder } from '#site/search/thesaurus.ts';
import { homeOf } from '#site/states.ts';
import { formatLabels } from '#site/vocabulary.ts';
import { mediaHours } from '../media-hours.ts';
import { feeLabel, travelLabels } from '../speaker.ts';
import type { SpeakerField } from './speaker-index.ts';

/** A file of a speaker: the data, and the long biography as Markdown below it. */
export interface SpeakerEntry {
  id: string;
  data: SpeakerFile;
  body?: string | undefined;
}

/** Returns a function from a speaker to the texts that are searched, other words among them. */
export function speakerDocuments(
  words: SearchWords,
  ledger: ClaimLedger,
): (speaker: SpeakerEntry) => TextDocument<SpeakerField> {
  const withSynonyms = synonymAdder(words.same);
  const spanishWordsIn = spanishFinder(words.same);
  const inOne = phraseJoiner(words);
  return ({ id, data, body = '' }) => {
    const { name, title, expertise, organization = '', languages, basedIn = '' } = data;
    // The first field is the one a speaker leads with, so it and its words stand three times.
    const lead = expertise.slice(0, 1);
    const expertiseFields = [...lead, ...lead, ...expertise];
    const related = [
      ...expertiseFields.flatMap((own) => words.expertise.filter(({ field }) => field === own)),
      ...words.professions.filter((profession) => hasPhrase(title, profession.title)),
    ];
    const languageNames = words.languages.filter(({ language }) => languages.includes(language));
    const places = words.places.filter(({ short }) => basedIn.endsWith(short));
    const home = homeOf(basedIn);
    // Who types in Spanish is best helped by somebody who speaks it.
    const spanish = languages.includes('Spanish')
      ? spanishWordsIn(`${title}; ${expertiseFields}`)
      : [];
    const relatedWords = related.flatMap((entry) => entry.words);
    const figures = data.talks.flatMap((talk) => talk.claims ?? []);
    return {
      id,
      name,
      organization,
      title: withSynonyms(title),
      expertise: expertiseFields.map(withSynonyms).join('; '),
      related: relatedWords.flatMap(inOne).join('; '),
      languages: [...languages, allWords(languageNames), ...spanish].join('; '),
      place: [basedIn, home?.region, home?.state, allWords(places)].join('; '),
      talks: data.talks
        .map(
          (talk) =>
            `${talk.title}; ${talk.abstract}; ${talk.audience}; ${talk.minutes.join(' ')} minutes`,
        )
        .join('; '),
      works: [...worksOf(data), ...appearancesOf(data)].join('; '),
      biography: [data.quote, data.bioShort, data.bioMedium, body].join('\n'),
      facts: factsOf(data).join('; '),
      figures: figures.map((id) => claimWords(claimIn(ledger, id))).join('; '),
    };
  };
}

/** Returns recordings and writings as the profile lists them. */
export function worksOf({ videos, publications }: SpeakerFile): string[] {
  return [
    ...videos.map(({ title, note, length }) => [title, note, length]),
    ...publications.map(({ title, note }) => [title, note]),
  ].map((parts) => parts.filter((part) => part !== undefined).join('. '));
}

/** Returns past appearances as the profile lists them. */
function appearancesOf({ appearances }: SpeakerFile): string[] {
  return appearances.map(({ what, where, year }) => `${what}, ${where}, ${year}`);
}

/** Returns what else stands on the profile: how one is spoken to, asked, paid and reached. */
function factsOf(data: SpeakerFile): string[] {
  const { media, social } = data;
  return [
    data.shortName ?? '',
    data.pronunciation ?? '',
    data.pronouns ?? '',
    data.portraitCredit ?? '',
    ...(data.travels ? [travelLabels[data.travels]] : []),
    ...(data.freeForNonprofits === undefined ? [] : [feeLabel(data.freeForNonprofits)]),
    ...(media ? [mediaHours(media), media.leadTime, ...media.languages] : []),
    ...data.formats.map((format) => formatLabels[format]),
    ...data.engagements,
    ...social.map(({ platform }) => platform),
  ];
}

/** Returns the words of a claim as the profile shows it under a talk. */
function claimWords({ specified, published }: ClaimView): string {
  const { figure, wording, source } = published;
  return [specified?.figure, specified?.wording, figure, wording, source.name].join('; ');
}

function allWords(entries: readonly { words: readonly string[] }[]): string {
  return entries.flatMap(({ words }) => words).join('; ');
}
