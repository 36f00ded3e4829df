import type { CalendarFilesWords } from '#features/events/events.table.ts';
import { fillIn } from '#site/words.ts';
import { Accordion, AccordionGroup } from '#ui/accordion/Accordion.tsx';
import { Stack } from '#ui/band/Band.tsx';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { allEvents, type Feed, feedAddresses, partFeeds } from './calendar-event.ts';
import { providers, subscribeLinks } from './provider-links.ts';
import styles from './subscribe-calendar.module.css';

interface Props {
  words: CalendarFilesWords;
  siteName: string;
  base: URL | string;
}

/**
 * Links and addresses to subscribe to the events: to all of them, or to those of one topic, region
 * or format. `enhance-subscriptions.ts` detects a link that opens no program.
 */
export function SubscribeCalendar({ words, siteName, base }: Props) {
  const { subscribe, feeds, add } = words;
  const { address, webcal } = feedAddresses(allEvents, base);
  const links = subscribeLinks({ address, webcal, name: fillIn(feeds.all, { site: siteName }) });
  return (
    <section className={styles.section} aria-labelledby="subscribe" data-enhance="subscriptions">
      <Stack>
        <SectionHead id="subscribe" title={subscribe.title} lede={subscribe.lede} />
        <ul className="cluster gap-y-2 gap-x-2" role="list" data-print="none">
          <li>
            <a className={`target ${styles.way}`} href={webcal}>
              {subscribe.open}
            </a>
          </li>
          {providers.map((provider) => (
            <li key={provider}>
              <ExternalLink className={`target ${styles.way}`} href={links[provider]}>
                {add[provider]}
              </ExternalLink>
            </li>
          ))}
        </ul>
        <div className="cluster gap-y-2 gap-x-2">
          <span>
            {subscribe.address}: <span className={styles.address}>{address}</span>
          </span>
          <StillCopyButton
            what={fillIn(subscribe.copied, { part: feeds.everything })}
            text={address}
          />
        </div>
        <p>{subscribe.hint}</p>
        <p className={styles.notice} hidden data-no-program="">
          {subscribe.noProgram}
        </p>
        <Accordion>
          {(['topics', 'regions', 'formats'] as const).map((parts) => (
            <AccordionGroup key={parts} name="calendars" title={subscribe[parts]}>
              <ul className={`stack gap-x-gutter ${styles.feeds}`}>
                {partFeeds[parts].map((feed) => (
                  <PartFeed key={feed.path} words={words} feed={feed} base={base} />
                ))}
              </ul>
            </AccordionGroup>
          ))}
        </Accordion>
      </Stack>
    </section>
  );
}

/**
 * The calendar of one topic, region or format: a link that opens the calendar program, and its
 * address to copy.
 */
function PartFeed({ words, feed, base }: Pick<Props, 'words' | 'base'> & { feed: Feed }) {
  const { subscribe } = words;
  const { address, webcal } = feedAddresses(feed, base);
  return (
    <li className={`cluster gap-y-2 gap-x-2 apart ${styles.feed}`}>
      <a className="target" href={webcal}>
        {fillIn(subscribe.openPart, { part: feed.label })}
      </a>
      <StillCopyButton what={fillIn(subscribe.copied, { part: feed.label })} text={address} />
    </li>
  );
}
