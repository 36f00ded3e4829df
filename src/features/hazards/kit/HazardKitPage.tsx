import type { ReactNode } from 'react';
import { ClaimFigure } from '#features/claims/ClaimFigure.tsx';
import { Band } from '#ui/band/Band.tsx';
import { Split } from '#ui/band/Split.tsx';
import { Stack } from '#ui/band/Stack.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { Small } from '#ui/lede/Small.tsx';
import { RuledList } from '#ui/ruled-list/RuledList.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { RapidResponsePageFile } from '../rapid-response-page.schema.ts';
import '../hazard-colors.css';
import styles from './hazard-kit.module.css';
import { KitAdvice } from './KitAdvice.tsx';
import { KitEvents } from './KitEvents.tsx';
import { KitMessage } from './KitMessage.tsx';
import { KitStory } from './KitStory.tsx';
import type { KitView } from './kit.ts';
import beside from './kit-beside.module.css';
import messages from './kit-message.module.css';
import type { KitPageFile } from './kit-page.schema.ts';
import { reviewLine } from './kit-text.ts';

interface Props {
  kit: KitView;
  page: KitPageFile;
  emergency: RapidResponsePageFile['emergency'];
  /** Where its words were found, for what is copied. */
  from: string;
  /** `KitSpeakers`. */
  children: ReactNode;
}

/** Everything for an hour in which a hazard is here: what to say first, then to whom it matters, what to do, what is known, who can speak. */
export function HazardKitPage({ kit, page, emergency, from, children }: Props) {
  return (
    <div className={styles.kit} data-hazard={kit.icon} data-on-screen="">
      <Band labelledBy="messages">
        <Stack gap="large">
          <Callout>
            <p>
              <strong>{emergency.lead}</strong> {emergency.text}
            </p>
          </Callout>
          <SectionHead id="messages" title={page.messages.title} lede={page.messages.lede} />
        </Stack>
        <ul className={messages.list} role="list" aria-labelledby="messages">
          {kit.messages.map((message) => (
            <KitMessage key={message.length} {...{ message, page, from }} />
          ))}
        </ul>
      </Band>
      <Band ground="surface">
        <Split columns="6-6">
          <Lines id="impacts" title={page.impacts} items={kit.healthImpacts} />
          <Lines id="at-risk" title={page.atRisk} items={kit.atRisk} />
        </Split>
      </Band>
      <Band labelledBy="advice">
        <KitAdvice advice={kit.advice} actions={kit.actions} words={page.advice} />
      </Band>
      <Band ground="surface" labelledBy="facts">
        <SectionHead id="facts" title={page.facts.title} lede={page.facts.lede} />
        <ul className={styles.facts} role="list" aria-labelledby="facts">
          {kit.facts.map((claim) => (
            <li key={claim.id}>
              <ClaimFigure claim={claim} />
            </li>
          ))}
        </ul>
      </Band>
      <Band labelledBy="speakers">{children}</Band>
      <Band ground="warm">
        <Split columns="7-5">
          <section aria-labelledby="questions">
            <SectionHead id="questions" {...page.questions} />
            <RuledList items={kit.questions} />
          </section>
          <Stack gap="large">
            {kit.story && <KitStory story={kit.story} words={page.story} />}
            <KitEvents events={kit.events} words={page.events} />
          </Stack>
        </Split>
        <div className={beside.review}>
          <Small>{reviewLine(kit, page)}</Small>
        </div>
      </Band>
    </div>
  );
}

interface LinesProps {
  id: string;
  title: string;
  items: readonly string[];
}

function Lines({ id, title, items }: LinesProps) {
  return (
    <section aria-labelledby={id}>
      <h2 className={beside.title} id={id}>
        {title}
      </h2>
      <RuledList items={items} />
    </section>
  );
}
