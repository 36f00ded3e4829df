import type { WebPage, WithContext } from 'schema-dts';
import type { EventView } from '#features/events/event.ts';
import { byStart, isToCome } from '#features/events/event-time.ts';
import { type ClaimView, citation, type SourceLink } from '#features/evidence/claims/claim.ts';
import { hoursAndNotice } from '#features/speakers/media-hours.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import type { StoryView } from '#features/stories/story.ts';
import type { ShareImage } from '#files/share-image/share-card.ts';
import { isOpen } from '#site/navigation.ts';
import { type SiteView, wordsLicense } from '#site/site.ts';
import type { Expertise, StoryTag } from '#site/vocabulary.ts';
import { fillIn, inCapitals, listLine } from '#site/words.ts';
import type { KitPageFile } from '../../response.table.ts';
import type { HazardFile } from '../hazard.schema.ts';
import { eachSourceOnce, sourceLines } from '../references.ts';
import type { MessageCard } from './cards/message-card.ts';

/** Whether this site has events, so that a kit says which are to come or that there are none. */
export const hasEvents = isOpen('events');

/** The phases of a hazard for which there is advice, in the order of the kit. */
export const phases = ['before', 'during', 'after'] as const;

/** The lengths of a message in seconds, written out, the shortest first. */
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
 * Returns every document of a kit once, in the order of the printed sheet. The number of a document
 * is its position in the list, from 1.
 */
export function kitReferences({
  messages,
  advice,
  facts,
}: Pick<KitView, 'messages' | 'advice' | 'facts'>): SourceLink[] {
  return eachSourceOnce([
    ...messages.flatMap(({ sources }) => sources),
    ...phases.flatMap((phase) => advice[phase]).map(({ source }) => source),
    ...facts.map(({ published }) => published.source),
  ]);
}

/** A line of a kit that may be quoted, and its documents. A figure has the id of its claim. */
interface QuotableLine {
  text: string;
  sources: readonly SourceLink[];
  claim?: string;
}

/**
 * Returns the parts that stand after the messages and before the speakers, both on the printed
 * sheet and in the file of all kits.
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
 * Returns the speakers with a hazard's expertise who take requests: first those who list it first,
 * then by name.
 */
export function speakersOn<Speaker extends Pick<SpeakerView, 'name' | 'expertise' | 'requests'>>(
  expertise: readonly Expertise[],
  speakers: readonly Speaker[],
): Speaker[] {
  const rank = (speaker: Speaker) =>
    speaker.expertise.findIndex((field) => expertise.includes(field));
  return speakers
    .filter((speaker) => speaker.requests === 'open' && rank(speaker) !== -1)
    .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'));
}

/**
 * Returns the story with most of a hazard's tags, the first if several have as many; undefined
 * where no story has any.
 */
export function storyOn<Story extends Pick<StoryView, 'tags'>>(
  tags: readonly StoryTag[],
  stories: readonly Story[],
): Story | undefined {
  const countShared = (story: Story) => story.tags.filter(({ name }) => tags.includes(name)).length;
  const best = stories.toSorted((a, b) => countShared(b) - countShared(a))[0];
  return best && countShared(best) > 0 ? best : undefined;
}

type ScheduledEvent = Pick<EventView, 'id' | 'startsAt' | 'endsAt' | 'status'> & {
  speakers: readonly { href: string }[];
};

/**
 * Returns at most two events that are to come at `now`, the next first. They are those that the
 * file of the hazard names (`ids`); where none of these is to come, those at which one of its
 * speakers appears. Cancelled events are left out.
 */
export function eventsOn<Event extends ScheduledEvent>(
  ids: readonly string[],
  speakerHrefs: readonly string[],
  events: readonly Event[],
  now: Date,
): Event[] {
  const upcoming = events.filter((event) => isToCome(event, now)).sort(byStart);
  const namedInFile = upcoming.filter(({ id }) => ids.includes(id));
  const withSpeakers = upcoming.filter(({ speakers }) =>
    speakers.some(({ href }) => speakerHrefs.includes(href)),
  );
  return (namedInFile.length > 0 ? namedInFile : withSpeakers).slice(0, 2);
}

/**
 * Returns a kit as plain text, for the clipboard, a mail or a file. `site` is the name of the site,
 * `origin` is `https://….example`.
 */
export function kitText(kit: KitView, page: KitPageFile, site: string, origin: string): string {
  const { messages, advice, facts, actions, speakers, story, events } = kit;
  const parts = [
    [kit.name, `${page.text.kind}. ${site}`, origin + kit.href, reviewLine(kit, page)],
    [kit.introduction],
    ...messages.map(({ length, text, sources }) => [
      inCapitals(`${page.messages.title}: ${page.messages[length]}`),
      text,
      ...sourceLines(sources, page.text),
    ]),
    // Not from `quotableParts`: plain text names the source of each line and has the actions too.
    [inCapitals(page.impacts), ...kit.healthImpacts.map(listLine)],
    [inCapitals(page.atRisk), ...kit.atRisk.map(listLine)],
    ...phases.map((phase) => [
      inCapitals(`${page.advice.title}: ${page.advice[phase]}`),
      ...advice[phase].map(({ text, source }) =>
        listLine(`${text} ${page.text.source}: ${citation(source)}`),
      ),
    ]),
    [inCapitals(page.facts.title), ...[...facts, ...actions].map((claim) => factLine(claim, page))],
    [
      inCapitals(page.speakers.title),
      ...speakers.map(({ name, title, href, media }) =>
        listLine(`${name}, ${title}. ${media ? `${hoursAndNotice(media)}. ` : ''}${origin}${href}`),
      ),
    ],
    story
      ? [inCapitals(page.story.title), `“${story.quote}” ${story.name}. ${origin}${story.href}`]
      : [],
    hasEvents
      ? [
          inCapitals(page.events.title),
          ...(events.length === 0 ? [page.events.none] : []),
          ...events.map(({ title, weekday, time, zone, location, href }) =>
            listLine(`${title}. ${weekday}, ${time} ${zone}. ${location}. ${origin}${href}`),
          ),
        ]
      : [],
    [inCapitals(page.questions.title), ...kit.questions.map(listLine)],
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** Returns `Reviewed November 21, 2026. Next review by May 1, 2027.` */
export function reviewLine({ reviewed, nextReview }: KitView, { review }: KitPageFile): string {
  return fillIn(review, { reviewed, next: nextReview });
}

/**
 * Returns a figure as a line of text. One that no source confirms has its status and the published
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
  if (status === 'supported') return listLine(sentence);
  const mark = status === 'differs' ? words.underReview : words.noSource;
  return listLine(`${specified.wording} (${mark}). ${words.closest}: ${sentence}`);
}

/**
 * Returns the JSON-LD of a hazard kit (schema.org WebPage) with the documents behind its messages.
 * `reviewed` is a day, `YYYY-MM-DD`. The kit is no MedicalWebPage, because it helps people speak
 * and gives no medical advice.
 */
export function kitJsonLd(
  kit: KitView,
  { reviewed, site, base }: { reviewed: string; site: Pick<SiteView, 'name'>; base: URL | string },
): WithContext<WebPage> {
  const address = (path: string) => new URL(path, base).href;
  const image = shareImage(kit);
  const nameByHref = new Map(
    kit.messages.flatMap(({ sources }) => sources.map(({ name, href }) => [href, name])),
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: kit.name,
    description: kit.description,
    url: address(kit.href),
    ...(image && { image: address(image.src) }),
    about: { '@type': 'Thing', name: kit.name },
    lastReviewed: reviewed,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    license: wordsLicense,
    publisher: { '@type': 'Organization', name: site.name, url: address('/') },
    citation: [...nameByHref].map(([href, name]) => ({
      '@type': 'CreativeWork',
      name,
      url: address(href),
    })),
  };
}

/** Returns the picture for shared links to a kit: the card of its shortest message. */
export function shareImage({ messages }: Pick<KitView, 'messages'>): ShareImage | undefined {
  const card = messages[0]?.card;
  return card && { src: card.files.wide.href, alt: card.alt };
}
