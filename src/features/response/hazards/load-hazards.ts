import { type CollectionEntry, getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { wordCount } from '#content/word-count.ts';
import { loadEvents } from '#features/events/load-events.ts';
import {
  type ClaimLedger,
  claimIn,
  quotableFirst,
  type SourceLink,
} from '#features/evidence/claims/claim.ts';
import { loadClaims } from '#features/evidence/claims/load-claims.ts';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import { loadStories } from '#features/stories/load-stories.ts';
import { cachedBytes } from '#files/build-cache.ts';
import { longDate } from '#site/time/labels.ts';
import type { HazardFile } from './hazard.schema.ts';
import { type HazardView, kitHref } from './hazard.ts';
import { drawMessageCard } from './kit/cards/draw-message-card.tsx';
import {
  type CardOrder,
  type CardShape,
  cardAlt,
  cardHref,
  cardWords,
} from './kit/cards/message-card.ts';
import {
  eventsOn,
  type KitView,
  type Length,
  lengths,
  type MessageView,
  speakersOn,
  storyOn,
} from './kit/kit.ts';
import { kitFile } from './kit-file/KitFile.tsx';
import { resourceSource } from './references.ts';

type Hazard = CollectionEntry<'hazards'>;
type AdviceLine = HazardFile['advice']['before'][number];

/**
 * Loads all hazards in the order of `inSeason` in the file of the guide. Those that it does not
 * name come last, by their ids.
 */
export async function hazardsInSeason(): Promise<Hazard[]> {
  const hazards = await getCollection('hazards');
  const { inSeason } = await loadPage('rapidResponsePage');
  const seasonal = inSeason.flatMap((id) => hazards.filter((hazard) => hazard.id === id));
  return [...seasonal, ...hazards.filter((hazard) => !seasonal.includes(hazard))];
}

/** Loads the hazards of the rapid response guide in the order of the season. */
export async function loadHazards(): Promise<HazardView[]> {
  const [entries, ledger] = await Promise.all([hazardsInSeason(), loadClaims()]);
  return entries.map(({ id, data }) => {
    const { name, icon, introduction, healthImpacts, keyMessages, messages } = data;
    return {
      id,
      href: kitHref(id),
      name,
      icon,
      introduction,
      healthImpacts,
      keyMessages,
      say: messages.ten.text,
      ...hazardClaims(data, ledger),
    };
  });
}

/**
 * Loads the kit of a hazard with the events that are to come at `now`. Throws where a claim or a
 * document is missing.
 */
export async function loadKit(hazard: Hazard, now: Date): Promise<KitView> {
  const { id, data } = hazard;
  const ledger = await loadClaims();
  const sourceOf = await loadSourceOf();
  const speakers = speakersOn(data.expertise, await loadSpeakers());
  const hrefs = speakers.map(({ href }) => href);
  const lines = (phase: readonly AdviceLine[]) =>
    phase.map((line) => ({ text: line.text, source: sourceOf(line) }));
  return {
    ...data,
    id,
    href: kitHref(id),
    reviewed: longDate(data.reviewed),
    nextReview: longDate(data.nextReview),
    messages: await loadMessages(hazard, ledger),
    ...hazardClaims(data, ledger),
    advice: {
      before: lines(data.advice.before),
      during: lines(data.advice.during),
      after: lines(data.advice.after),
    },
    speakers,
    story: storyOn(data.storyTags, await loadStories()),
    events: eventsOn(data.events ?? [], hrefs, await loadEvents(), now),
  };
}

/**
 * Loads claims and library, and returns the function that finds the document of a line of advice.
 * It throws where the file of the document is missing.
 */
export async function loadSourceOf() {
  const [ledger, documents] = await Promise.all([loadClaims(), getCollection('resources')]);
  return ({ cites, id }: Pick<AdviceLine, 'cites' | 'id'>): SourceLink => {
    if (cites === 'claim') return claimIn(ledger, id).published.source;
    const document = documents.find((candidate) => candidate.id === id);
    if (!document) throw new Error(`resources: there is no document "${id}"`);
    return resourceSource(document.data);
  };
}

/**
 * Loads the file of all kits as HTML, and the day of the newest review in words. `now` is as in
 * `loadKit`.
 */
export async function loadKitFile(origin: string, now: Date) {
  const hazards = await hazardsInSeason();
  const reviews = hazards.map(({ data }) => data.reviewed).toSorted();
  const date = longDate(reviews.at(-1) ?? '');
  const page = await loadPage('hazardKitPage');
  const guide = await loadPage('rapidResponsePage');
  const site = await loadPage('site');
  const kits = await Promise.all(hazards.map((hazard) => loadKit(hazard, now)));
  return { html: kitFile({ kits, page, guide, site, origin, date }), date };
}

function hazardClaims({ facts, actions }: HazardFile, ledger: ClaimLedger) {
  return {
    facts: quotableFirst(facts.map((claim) => claimIn(ledger, claim))),
    actions: actions.map((claim) => claimIn(ledger, claim)),
  };
}

/**
 * Loads the messages of a hazard in three lengths, each with its sources and its share card. Throws
 * where a claim is missing.
 */
async function loadMessages(hazard: Hazard, ledger: ClaimLedger): Promise<MessageView[]> {
  const { name } = await loadPage('site');
  const { cards } = await loadPage('hazardKitPage');
  const messages = lengths.map(async (length) => {
    const { text, claims } = hazard.data.messages[length];
    const order = cardOrder(hazard, length, ledger, name);
    const file = async (shape: CardShape) => ({
      href: cardHref(hazard.id, length, shape),
      bytes: (await cardBytes(order, shape)).length,
    });
    const files = { wide: await file('wide'), square: await file('square') };
    const sources = claims.map((id) => claimIn(ledger, id).published.source);
    const card = { alt: cardAlt(order, cards.alt), files };
    return { length, text, words: wordCount(text), sources, card };
  });
  return Promise.all(messages);
}

/** Returns what the share card of a message shows. Of several sources it names the first. */
export function cardOrder(
  { data: { name, icon, messages } }: Hazard,
  length: Length,
  ledger: ClaimLedger,
  site: string,
): CardOrder {
  const message = messages[length];
  const source = claimIn(ledger, message.claims[0] ?? '').published.source.name;
  return { hazard: name, icon, words: cardWords(message), source: `Source: ${source}`, site };
}

/** Returns the message cards of a shape: the path of each picture, and what responds with it. */
export async function messageCards(shape: CardShape) {
  const hazards = await getCollection('hazards');
  return hazards.flatMap((hazard) =>
    lengths.map((length) => ({
      href: cardHref(hazard.id, length, shape),
      draw: async () => {
        const { name } = await loadPage('site');
        const order = cardOrder(hazard, length, await loadClaims(), name);
        const png = await cardBytes(order, shape);
        return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
      },
    })),
  );
}

/** Returns the PNG of a card, drawn once for the page that shows its size and for the file. */
function cardBytes(order: CardOrder, shape: CardShape): Promise<Buffer> {
  return cachedBytes('cards', [order, shape], () => drawMessageCard(order, shape));
}
