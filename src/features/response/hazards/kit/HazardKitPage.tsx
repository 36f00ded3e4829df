import type { ReactNode } from 'react';
import { ClaimLine } from '#features/evidence/claims/ClaimLine.tsx';
import { Band, Split, Stack } from '#ui/band/Band.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { Fold } from '#ui/fold/Fold.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { StickyPageNav } from '#ui/page-nav/StickyPageNav.tsx';
import { RuledList } from '#ui/ruled-list/RuledList.tsx';
import type { RapidResponsePageFile } from '../rapid-response-page.schema.ts';
import '../hazard-colors.css';
import { eachOnce, referencesOf } from '../references.ts';
import { SourceList, SourceNumbers } from '../SourceNumbers.tsx';
import styles from './hazard-kit.module.css';
import { KitAdvice } from './KitAdvice.tsx';
import { KitCard } from './KitCard.tsx';
import { KitEvents } from './KitEvents.tsx';
import { KitMessage } from './KitMessage.tsx';
import { KitStory } from './KitStory.tsx';
import { KitTitle } from './KitTitle.tsx';
import type { KitView } from './kit.ts';
import { type KitPageFile, kitParts } from './kit-page.schema.ts';
import { reviewLine } from './kit-text.ts';

interface Props {
  kit: KitView;
  page: KitPageFile;
  emergency: RapidResponsePageFile['emergency'];
  /** Where its words were found, for what is copied. */
  from: string;
  /** The line for a person in danger: `NowLink`. */
  now?: ReactNode;
  /** `KitSpeakers`. */
  speakers?: ReactNode;
  /** `EmbedCode`. */
  children: ReactNode;
}

/** Everything for an hour in which a hazard is here: what to do, what to say, what is known, who can speak; then what to take along. */
export function HazardKitPage({ kit, page, emergency, from, now, speakers, children }: Props) {
  const { messages, advice, actions, facts, healthImpacts, atRisk, questions, story, events } = kit;
  const documents = [...facts, ...actions].map(({ published }) => published.source);
  const references = eachOnce([...referencesOf(kit), ...documents]);
  const cited = { references, list: 'source' };
  const parts = kitParts.filter((id) => id !== 'story' || story);
  return (
    <div className={styles.kit} data-hazard={kit.icon} data-on-screen="">
      <StickyPageNav links={parts.map((id) => ({ id, label: page.parts[id] }))} />
      <Band labelledBy="advice" space="list">
        <Stack>
          <Callout>
            <p>
              <strong>{emergency.lead}</strong> {emergency.text}
            </p>
            {now}
          </Callout>
          <KitAdvice advice={advice} actions={actions} words={page.advice} cited={cited} />
        </Stack>
      </Band>
      <Band ground="surface" labelledBy="messages" space="list">
        <KitTitle id="messages" {...page.messages} />
        <ul role="list" aria-labelledby="messages">
          {messages.map((message) => (
            <KitMessage key={message.length} {...{ message, page, from, cited }} />
          ))}
        </ul>
      </Band>
      <Band labelledBy="facts" space="list">
        <KitTitle id="facts" {...page.facts} />
        <ul className={styles.facts} role="list" aria-labelledby="facts">
          {facts.map((claim) => (
            <li key={claim.id}>
              <ClaimLine claim={claim}>
                <SourceNumbers of={[claim.published.source]} {...cited} />
              </ClaimLine>
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
          <ul className={styles.cards} role="list" aria-labelledby="cards">
            {messages.map(({ length, card }) => (
              <li key={length}>
                <KitCard card={card} words={page.cards} of={page.messages[length]} />
              </li>
            ))}
          </ul>
        </Fold>
        <Fold level={2} id="impacts" title={page.impacts}>
          <RuledList items={healthImpacts} />
        </Fold>
        <Fold level={2} id="at-risk" title={page.atRisk}>
          <RuledList items={atRisk} />
        </Fold>
      </Band>
      <Band ground="warm" space="list">
        <Split columns="7-5">
          <section aria-labelledby="questions">
            <KitTitle id="questions" {...page.questions} />
            <div className={styles.questions}>
              <RuledList items={questions} />
            </div>
          </section>
          <Stack gap="large">
            {story && <KitStory story={story} words={page.story} />}
            <KitEvents events={events} words={page.events} />
          </Stack>
        </Split>
        {children}
        <Small>{reviewLine(kit, page)}</Small>
      </Band>
    </div>
  );
}
