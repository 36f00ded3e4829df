import '../hazard-colors.css';
import type { ReactNode } from 'react';
import type { StoryView } from '#features/stories/story.ts';
import { home, openHref, sections } from '#site/navigation.ts';
import { fileSizeLabel, fillIn } from '#site/words.ts';
import { Band, Split, Stack } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { Fold } from '#ui/fold/Fold.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { StickyPageNav } from '#ui/page-nav/StickyPageNav.tsx';
import { PrintButton } from '#ui/print-button/PrintButton.tsx';
import { Quote } from '#ui/quote/Quote.tsx';
import { RuledList } from '#ui/ruled-list/RuledList.tsx';
import type { KitPageFile, RapidResponsePageFile } from '../../response.table.ts';
import { CitedClaim, SourceList } from '../CitedClaim.tsx';
import { guideHref } from '../hazard.ts';
import { eachSourceOnce } from '../references.ts';
import styles from './hazard-kit.module.css';
import { KitAdvice, KitCard, KitMessage, KitTitle } from './KitMessages.tsx';
import { type KitView, kitReferences, reviewLine } from './kit.ts';

interface Props {
  kit: KitView;
  page: KitPageFile;
  emergency: RapidResponsePageFile['emergency'];
  /** The last line of copied texts: where they were copied from. */
  from: string;
  now?: ReactNode;
  speakers?: ReactNode;
  /** `EmbedCode`. */
  children: ReactNode;
}

/**
 * The kit of a hazard: what to do, what to say, its figures, who can speak; then share cards,
 * questions, a story and events.
 */
export function HazardKitPage({ kit, page, emergency, from, now, speakers, children }: Props) {
  const { messages, actions, facts, story } = kit;
  const documents = [...facts, ...actions].map(({ published }) => published.source);
  const references = eachSourceOnce([...kitReferences(kit), ...documents]);
  const cited = { references, list: 'source' };
  // The keys of `page.parts` are the ids of the parts, in the order of the page.
  const parts = Object.entries(page.parts).filter(([id]) => id !== 'story' || story);
  const calendarHref = openHref('/resources/events-calendar');
  return (
    <div className={styles.kit} data-hazard={kit.icon} data-on-screen="">
      <StickyPageNav links={parts.map(([id, label]) => ({ id, label }))} />
      <Band labelledBy="advice" space="list">
        <Stack>
          <Callout>
            <p>
              <strong>{emergency.lead}</strong> {emergency.text}
            </p>
            {now}
          </Callout>
          <KitAdvice kit={kit} words={page.advice} cited={cited} />
        </Stack>
      </Band>
      <Band ground="surface" labelledBy="messages" space="list">
        <KitTitle id="messages" {...page.messages} />
        <ul role="list" aria-labelledby="messages">
          {messages.map((message) => (
            <KitMessage
              key={message.length}
              message={message}
              page={page}
              from={from}
              cited={cited}
            />
          ))}
        </ul>
      </Band>
      <Band labelledBy="facts" space="list">
        <KitTitle id="facts" {...page.facts} />
        <ul className={`stack gap-x-gutter ${styles.facts}`} role="list" aria-labelledby="facts">
          {facts.map((claim) => (
            <li key={claim.id}>
              <CitedClaim claim={claim} {...cited} />
            </li>
          ))}
        </ul>
        <SourceList title={page.text.sources} {...cited} />
      </Band>
      <Band ground="surface" labelledBy="speakers" space="list">
        {speakers}
      </Band>
      <Band space="list">
        <Fold level={2} id="cards" title={page.cards.title}>
          <ul
            className={`stack gap-y-6 gap-x-gutter ${styles.cards}`}
            role="list"
            aria-labelledby="cards"
          >
            {messages.map(({ length, card }) => (
              <li key={length}>
                <KitCard card={card} words={page.cards} messageName={page.messages[length]} />
              </li>
            ))}
          </ul>
        </Fold>
        <Fold level={2} id="impacts" title={page.impacts}>
          <RuledList items={kit.healthImpacts} />
        </Fold>
        <Fold level={2} id="at-risk" title={page.atRisk}>
          <RuledList items={kit.atRisk} />
        </Fold>
      </Band>
      <Band ground="warm" space="list">
        <Split columns="7-5">
          <section aria-labelledby="questions">
            <KitTitle id="questions" {...page.questions} />
            <div className={styles.questions}>
              <RuledList items={kit.questions} />
            </div>
          </section>
          <Stack gap="large">
            {story && <KitStory story={story} words={page.story} />}
            {calendarHref && (
              <KitEvents events={kit.events} words={page.events} calendarHref={calendarHref} />
            )}
          </Stack>
        </Split>
        {children}
        <Small>{reviewLine(kit, page)}</Small>
      </Band>
    </div>
  );
}

function KitStory({ story, words }: { story: StoryView; words: KitPageFile['story'] }) {
  const { href, quote, name, role, location } = story;
  return (
    <section aria-labelledby="story">
      <h2 className={styles.heading} id="story" data-landing="">
        {words.title}
      </h2>
      <Quote text={quote} size="small">
        {name}. {role}, {location}
      </Quote>
      <ArrowLink href={href}>
        {words.link}
        <span className="visually-hidden"> of {name}</span>
      </ArrowLink>
    </section>
  );
}

interface EventsProps extends Pick<KitView, 'events'> {
  words: KitPageFile['events'];
  calendarHref: string;
}

/** The events to come. `enhance-kit-events.ts` hides those that have ended since the build. */
function KitEvents({ events, words, calendarHref }: EventsProps) {
  return (
    <section aria-labelledby="events" data-enhance="kit-events">
      <h2 className={styles.heading} id="events">
        {words.title}
      </h2>
      <ul role="list" className={styles.events} aria-labelledby="events">
        {events.map(({ id, href, title, startsAt, endsAt, weekday, time, zone, location }) => (
          <li key={id} data-ends-at={endsAt}>
            <a className="target semibold" href={href}>
              {title}
            </a>
            <Small>
              <time dateTime={startsAt}>
                {weekday}, {time}
              </time>{' '}
              {zone}. {location}
            </Small>
          </li>
        ))}
      </ul>
      <p data-no-events="" hidden={events.length > 0}>
        {words.none}
      </p>
      <ArrowLink href={calendarHref}>{words.link}</ArrowLink>
    </section>
  );
}

interface KitHeadProps {
  kit: Pick<KitView, 'name' | 'introduction' | 'href'>;
  words: KitPageFile['tools'];
  guide: string;
  text: string;
}

/**
 * The head of a kit's page, with buttons that copy and print the kit, and a link that downloads it
 * as text and needs no script. `text` is the kit as text, `guide` the name of the guide.
 */
export function KitHead({ kit: { name, introduction, href }, words, guide, text }: KitHeadProps) {
  const bytes = new TextEncoder().encode(text).length;
  return (
    <PageHead
      title={name}
      lede={introduction}
      isLow
      crumbs={[home, sections.resources, { label: guide, href: guideHref }]}
      action={
        <div className={`cluster gap-x-3 ${styles.tools}`} data-print="none">
          <StillCopyButton what={words.copy} text={text} isWhole />
          <PrintButton>{words.print}</PrintButton>
          <a className="target semibold" href={`${href}.txt`} download="">
            {fillIn(words.download, { size: fileSizeLabel(bytes) })}
          </a>
        </div>
      }
    />
  );
}
