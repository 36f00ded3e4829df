import { fillIn } from '#site/fill-in.ts';
import { Accordion, AccordionGroup } from '#ui/accordion/Accordion.tsx';
import { Stack } from '#ui/band/Stack.tsx';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { CalendarFilesWords } from './calendar-files.schema.ts';
import { FeedList } from './FeedList.tsx';
import { feedAddresses } from './feed-addresses.ts';
import { allEvents, partFeeds } from './feeds.ts';
import styles from './subscribe-calendar.module.css';

interface Props {
  words: CalendarFilesWords;
  /** Where the site is. */
  base: URL | string;
}

/**
 * Ways to follow the events in one’s own calendar: all of them, or those of one topic, region or format.
 * `enhanceCopies` works the copy buttons.
 */
export function SubscribeCalendar({ words: { subscribe, feeds }, base }: Props) {
  const { address, webcal } = feedAddresses(allEvents, base);
  const groups = [
    { title: subscribe.topics, parts: partFeeds.topic },
    { title: subscribe.regions, parts: partFeeds.region },
    { title: subscribe.formats, parts: partFeeds.format },
  ];
  return (
    <section aria-labelledby="subscribe">
      <Stack>
        <SectionHead id="subscribe" title={subscribe.title} lede={subscribe.lede} />
        <div className={styles.all} data-print="none">
          <ButtonLink href={webcal}>{subscribe.open}</ButtonLink>
          <StillCopyButton
            what={fillIn(subscribe.copied, { part: feeds.everything })}
            text={address}
          />
        </div>
        <p>
          {subscribe.address}: <span className={styles.address}>{address}</span>
        </p>
        <p>{subscribe.addressHint}</p>
        <Accordion>
          {groups.map(({ title, parts }) => (
            <AccordionGroup key={title} name="calendars" title={title}>
              <FeedList words={subscribe} feeds={parts} base={base} />
            </AccordionGroup>
          ))}
        </Accordion>
      </Stack>
    </section>
  );
}
