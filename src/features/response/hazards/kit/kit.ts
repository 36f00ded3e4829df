import type { WebPage, WithContext } from 'schema-dts';
import type { EventView } from '#features/events/event.ts';
import { byStart, isToCome } from '#features/events/event-time.ts';
import { type ClaimView, citation, type SourceLink } from '#features/evidence/claims/claim.ts';
import { mediaHours } from '#features/speakers/media-hours.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import type { StoryView } from '#features/stories/story.ts';
import type { ShareImage } from '#files/share-image/share-card.ts';
import { type SiteView, wordsLicense } from '#site/site.ts';
import type { Expertise, StoryTag } from '#site/vocabulary.ts';
import { fillIn } from '#site/words.ts';
import type { KitPageFile } from '../../pages.schema.ts';
import type { HazardFile } from '../hazard.schema.ts';
import { eachOnce, sourceLines } from '../references.ts';
import type { MessageCard } from './cards/message-card.ts';

/** When advice applies, in the order of the kit. */
export const phases = ['before', 'during', 'after'] as const;

/** The lengths of a message in seconds, in words, from the shortest. */
export const lengths = ['ten', 'thirty', 'ninety'] as const;
export type Length = (typeof lengths)[number];

/**
 * A hazard's kit, ready for views and for plain text. `reviewed` and `nextReview` are in words:
 * `November 21, 2026`.
 */
export interface KitView
  extends Omit<HazardFile, 'messages' | 'facts' | 'actions' | 'advice' | 'events'> {
  id: string;
  href: string;
  messages: readonly MessageView[];
  facts: readonly ClaimView[];
  actions: readonly ClaimView[];
  advice: Record<(typeof phases)[number], readonly { text: string; source: SourceLink }[]>;
  speakers: readonly SpeakerView[];
  story: StoryView | undefined;
  events: readonly EventView[];
}

export interface MessageView {
  length: Length;
  text: string;
  words: number;
  sources: readonly SourceLink[];
  card: MessageCard;
}

/**
 * Every document of a kit once, in the order of the printed sheet. Its position in the list, from
 * 1, is its number.
 */
export function referencesOf({
  messages,
  advice,
  facts,
}: Pick<KitView, 'messages' | 'advice' | 'facts'>): SourceLink[] {
  return eachOnce([
    ...messages.flatMap(({ sources }) => sources),
    ...phases.flatMap((phase) => advice[phase]).map(({ source }) => source),
    ...facts.map(({ published }) => published.source),
  ]);
}

/**
 * A line of a kit that may be quoted, the documents behind it, and the id of its claim if it is a
 * figure.
 */
interface QuotableLine {
  text: string;
  sources: readonly SourceLink[];
  claim?: string;
}

/**
 * The parts between messages and speakers, as the printed sheet and the file of all kits have them.
 */
export function quotableParts(
  { healthImpacts, atRisk, advice, facts, questions }: KitView,
  page: KitPageFile,
): { title: string; lines: readonly QuotableLine[] }[] {
  const plain = (text: string): QuotableLine => ({ text, sources: [] });
  return [
    { title: page.impacts, lines: healthImpacts.map(plain) },
    { title: page.atRisk, lines: atRisk.map(plain) },
    ...phases.map((phase) => ({
      title: `${page.advice.title}: ${page.advice[phase]}`,
      lines: advice[phase].map(({ text, source }) => ({ text, sources: [source] })),
    })),
    {
      title: page.facts.title,
      lines: facts.map(({ id, published: { wording, source } }) => {
        return { text: wording, sources: [source], claim: id };
      }),
    },
    { title: page.questions.title, lines: questions.map(plain) },
  ];
}

/**
 * The speakers with a hazard's expertise who take requests; first those who list it first, then by
 * name.
 */
export function speakersOn<Speaker extends Pick<SpeakerView, 'name' | 'expertise' | 'requests'>>(
  expertise: readonly Expertise[],
  speakers: readonly Speaker[],
): Speaker[] {
  const placeOf = (speaker: Speaker) =>
    speaker.expertise.findIndex((field) => expertise.includes(field));
  return speakers
    .filter((speaker) => speaker.requests === 'open' && placeOf(speaker) !== -1)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, 'en'));
}

/**
 * The story with most of a hazard's tags, the first of several; undefined where no story has one.
 */
export function storyOn<Story extends Pick<StoryView, 'tags'>>(
  tags: readonly StoryTag[],
  stories: readonly Story[],
): Story | undefined {
  const shared = (story: Story) => story.tags.filter(({ name }) => tags.includes(name)).length;
  const best = stories.toSorted((a, b) => shared(b) - shared(a))[0];
  return best && shared(best) > 0 ? best : undefined;
}

type ScheduledEvent = Pick<EventView, 'id' | 'startsAt' | 'endsAt' | 'status'> & {
  speakers: readonly { href: string }[];
};

/**
 * At most two events to come after `now`, the next first: those that the hazard's file names; where
 * none of these is to come, those at which one of its speakers appears. Cancelled events are left
 * out.
 */
export function eventsOn<Event extends ScheduledEvent>(
  ids: readonly string[],
  speakerHrefs: readonly string[],
  events: readonly Event[],
  now: Date,
): Event[] {
  const upcoming = events.filter((event) => isToCome(event, now)).sort(byStart);
  const named = upcoming.filter(({ id }) => ids.includes(id));
  const withSpeakers = upcoming.filter(({ speakers }) =>
    speakers.some(({ href }) => speakerHrefs.includes(href)),
  );
  return (named.length > 0 ? named : withSpeakers).slice(0, 2);
}

/**
 * A kit as plain text, for the clipboard, a mail or a file. `origin` is the site's, such as
 * `https://….example`.
 */
export function kitText(kit: KitView, page: KitPageFile, site: string, origin: string): string {
  const { messages, advice, facts, actions, speakers, story, events } = kit;
  const parts = [
    [kit.name, `${page.text.kind}. ${site}`, origin + kit.href, reviewLine(kit, page)],
    [kit.introduction],
    ...messages.map(({ length, text, sources }) => [
      upper(`${page.messages.title}: ${page.messages[length]}`),
      text,
      ...sourceLines(sources, page.text),
    ]),
    [upper(page.impacts), ...kit.healthImpacts.map(item)],
    [upper(page.atRisk), ...kit.atRisk.map(item)],
    ...phases.map((phase) => [
      upper(`${page.advice.title}: ${page.advice[phase]}`),
      ...advice[phase].map(({ text, source }) =>
        item(`${text} ${page.text.source}: ${citation(source)}`),
      ),
    ]),
    [upper(page.facts.title), ...[...facts, ...actions].map((claim) => factLine(claim, page))],
    [
      upper(page.speakers.title),
      ...speakers.map(({ name, title, href, media }) =>
        item(`${name}, ${title}. ${mediaHours(media)}. ${origin}${href}`),
      ),
    ],
    story
      ? [upper(page.story.title), `“${story.quote}” ${story.name}. ${origin}${story.href}`]
      : [],
    [
      upper(page.events.title),
      ...(events.length === 0 ? [page.events.none] : []),
      ...events.map(({ title, weekday, time, zone, location, href }) =>
        item(`${title}. ${weekday}, ${time} ${zone}. ${location}. ${origin}${href}`),
      ),
    ],
    [upper(page.questions.title), ...kit.questions.map(item)],
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** `Reviewed November 21, 2026. Next review by May 1, 2027.` */
export function reviewLine({ reviewed, nextReview }: KitView, { review }: KitPageFile): string {
  return fillIn(review, { reviewed, next: nextReview });
}

/**
 * A figure as it may be quoted. One that no source confirms comes with its status and the published
 * figure.
 */
function factLine(claim: ClaimView, { text: words }: KitPageFile): string {
  const { status, specified, published } = claim;
  const quotable = [
    published.figure && `${published.figure}:`,
    published.wording,
    `${words.source}: ${citation(published.source)}`,
  ];
  const sentence = quotable.filter(Boolean).join(' ');
  if (status === 'supported') return item(sentence);
  const mark = status === 'differs' ? words.underReview : words.noSource;
  return item(`${specified.wording} (${mark}). ${words.closest}: ${sentence}`);
}

function item(line: string): string {
  return `- ${line}`;
}

function upper(line: string): string {
  return line.toLocaleUpperCase('en-US');
}

/**
 * A hazard kit, `reviewed` on a day (`YYYY-MM-DD`) → its JSON-LD (schema.org WebPage) with the
 * documents behind its messages. Not a MedicalWebPage, because a kit helps people speak and gives
 * no medical advice.
 */
export function kitJsonLd(
  kit: KitView,
  { reviewed, site, base }: { reviewed: string; site: Pick<SiteView, 'name'>; base: URL | string },
): WithContext<WebPage> {
  const at = (path: string) => new URL(path, base).href;
  const image = shareImage(kit);
  const sources = new Map(
    kit.messages.flatMap(({ sources: cited }) => cited.map(({ name, href }) => [href, name])),
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: kit.name,
    description: kit.description,
    url: at(kit.href),
    ...(image && { image: at(image.src) }),
    about: { '@type': 'Thing', name: kit.name },
    lastReviewed: reviewed,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    license: wordsLicense,
    publisher: { '@type': 'Organization', name: site.name, url: at('/') },
    citation: [...sources].map(([href, name]) => ({
      '@type': 'CreativeWork',
      name,
      url: at(href),
    })),
  };
}

/** The picture shown where a link to a kit is shared: the card of its shortest message. */
export function shareImage({ messages }: Pick<KitView, 'messages'>): ShareImage | undefined {
  const card = messages[0]?.card;
  return card && { src: card.files.wide.href, alt: card.alt };
}
