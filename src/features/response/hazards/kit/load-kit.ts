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
import { kitHref } from '../hazard.ts';
import { eventsOn, speakersOn, storyOn } from './beside.ts';
import type { AdviceView, KitView } from './kit.ts';
import { loadMessages } from './load-messages.ts';
import { resourceSource } from './resource-source.ts';

type Hazard = CollectionEntry<'hazards'>;
type AdviceLine = Hazard['data']['advice']['before'][number];

/** The kit of a hazard; `now` decides which events are to come. */
export async function loadKit(hazard: Hazard, now: Date): Promise<KitView> {
  const { id, data } = hazard;
  const ledger = await loadClaims();
  const documents = await getCollection('resources');
  const speakers = speakersOn(data.expertise, await loadSpeakers());
  const hrefs = speakers.map(({ href }) => href);
  const lines = (phase: AdviceLine[]) => phase.map((line) => adviceView(line, ledger, documents));
  const { name, icon, introduction, description, healthImpacts, atRisk, questions, expertise } =
    data;
  return {
    ...{ id, name, icon, introduction, description, healthImpacts, atRisk, questions, expertise },
    href: kitHref(id),
    reviewed: longDate(data.reviewed),
    nextReview: longDate(data.nextReview),
    messages: await loadMessages(hazard, ledger, (await loadPage('site')).name),
    facts: quotableFirst(data.facts.map((claim) => claimIn(ledger, claim))),
    actions: data.actions.map((claim) => claimIn(ledger, claim)),
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

function adviceView(
  { text, cites, id }: AdviceLine,
  ledger: ClaimLedger,
  documents: readonly CollectionEntry<'resources'>[],
): AdviceView {
  return { text, source: cites === 'claim' ? claimSource(ledger, id) : documentSource() };

  function documentSource(): SourceLink {
    const document = documents.find((candidate) => candidate.id === id);
    if (!document) throw new Error(`content/resources: there is no document "${id}"`);
    return resourceSource(document.data);
  }
}

function claimSource(ledger: ClaimLedger, id: string): SourceLink {
  return claimIn(ledger, id).published.source;
}
