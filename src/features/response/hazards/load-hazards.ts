import { type CollectionEntry, getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
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
import { longDate } from '#site/time/labels.ts';
import type { HazardFile } from './hazard.schema.ts';
import { type HazardView, kitHref } from './hazard.ts';
import { loadMessages } from './kit/cards/load-cards.ts';
import { eventsOn, type KitView, speakersOn, storyOn } from './kit/kit.ts';
import { kitFile } from './kit-file/KitFile.tsx';
import { resourceSource } from './references.ts';

type Hazard = CollectionEntry<'hazards'>;
type AdviceLine = HazardFile['advice']['before'][number];

/** All hazards in the order that the guide's file names (`inSeason`); those it does not name come last, by their ids. */
export async function hazardsInSeason(): Promise<Hazard[]> {
  const [hazards, { inSeason }] = await Promise.all([
    getCollection('hazards'),
    loadPage('rapidResponsePage'),
  ]);
  const named = inSeason.flatMap((id) => hazards.filter((hazard) => hazard.id === id));
  return [...named, ...hazards.filter((hazard) => !named.includes(hazard))];
}

/** The hazards of the rapid response guide in the order of the season. */
export async function loadHazards(): Promise<HazardView[]> {
  const [entries, ledger] = await Promise.all([hazardsInSeason(), loadClaims()]);
  return entries.map(({ id, data }) => {
    const { name, icon, introduction, healthImpacts, keyMessages, messages } = data;
    const words = { name, introduction, healthImpacts, keyMessages, say: messages.ten.text };
    return { id, href: kitHref(id), icon, ...words, ...figuresOf(data, ledger) };
  });
}

/** The kit of a hazard with the events to come after `now`. Throws where a claim or a document is missing. */
export async function loadKit({ id, data }: Hazard, now: Date): Promise<KitView> {
  const ledger = await loadClaims();
  const sourceOf = await loadSourceOf();
  const speakers = speakersOn(data.expertise, await loadSpeakers());
  const hrefs = speakers.map(({ href }) => href);
  const lines = (phase: readonly AdviceLine[]) =>
    phase.map((line) => ({ text: line.text, source: sourceOf(line) }));
  const { name, icon, introduction, description, healthImpacts, atRisk, questions, expertise } =
    data;
  return {
    ...{ id, name, icon, introduction, description, healthImpacts, atRisk, questions, expertise },
    href: kitHref(id),
    reviewed: longDate(data.reviewed),
    nextReview: longDate(data.nextReview),
    messages: await loadMessages({ id, data }, ledger, (await loadPage('site')).name),
    ...figuresOf(data, ledger),
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

/** Reads claims and library. Returns a function from a line's citation to its document, which throws where the file is missing. */
export async function loadSourceOf(): Promise<
  (line: Pick<AdviceLine, 'cites' | 'id'>) => SourceLink
> {
  const [ledger, documents] = await Promise.all([loadClaims(), getCollection('resources')]);
  return ({ cites, id }) => {
    if (cites === 'claim') return claimIn(ledger, id).published.source;
    const document = documents.find((candidate) => candidate.id === id);
    if (!document) throw new Error(`content/resources: there is no document "${id}"`);
    return resourceSource(document.data);
  };
}

/** The file of all kits as HTML, and the day of its newest review in words. `now` as for `loadKit`. */
export async function loadKitFile(
  origin: string,
  now: Date,
): Promise<{ html: string; date: string }> {
  const hazards = await hazardsInSeason();
  const reviews = hazards.map(({ data }) => data.reviewed).sort();
  const date = longDate(reviews.at(-1) ?? '');
  const [page, guide, site] = await Promise.all([
    loadPage('hazardKitPage'),
    loadPage('rapidResponsePage'),
    loadPage('site'),
  ]);
  const kits = await Promise.all(hazards.map((hazard) => loadKit(hazard, now)));
  return { html: kitFile({ kits, page, guide, site, origin, date }), date };
}

function figuresOf({ facts, actions }: HazardFile, ledger: ClaimLedger) {
  return {
    facts: quotableFirst(facts.map((claim) => claimIn(ledger, claim))),
    actions: actions.map((claim) => claimIn(ledger, claim)),
  };
}
