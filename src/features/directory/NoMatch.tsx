import { findSpeakerMessage } from '#features/contact/find-speaker-message.ts';
import { siteAddresses } from '#features/contact/site-addresses.ts';
import { SpeakerGrid } from '#features/speakers/SpeakerGrid.tsx';
import { mailtoHref } from '#site/mail/mailto.ts';
import { Button } from '#ui/button/Button.tsx';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import type { DirectoryEntry } from './directory-entry.ts';
import type { DirectoryFilter } from './directory-filter.ts';
import type { DirectoryPageFile } from './directory-page.schema.ts';
import { filterInWords } from './filter-in-words.ts';
import { nearestEntries, offersFor } from './nearest.ts';
import styles from './results.module.css';
import type { Finding } from './speaker-index.ts';

const nearestShown = 3;

interface Props {
  words: DirectoryPageFile['search'];
  filter: DirectoryFilter;
  entries: readonly DirectoryEntry[];
  finding: Finding;
  onDrop: (filter: DirectoryFilter) => void;
  onClear: () => void;
}

/** Never a dead end: what to drop, who comes nearest, and people who look for you. */
export function NoMatch({ words, filter, entries, finding, onDrop, onClear }: Props) {
  const offers = offersFor(entries, filter, finding.matches);
  const scores = finding.matches.size > 0 ? finding.matches : finding.nearest;
  const nearest = nearestEntries(entries, filter, scores, nearestShown);
  const letter = findSpeakerMessage(siteAddresses, filterInWords(filter));
  return (
    <>
      <EmptyState title={words.none}>
        <p>{offers.length > 0 ? words.drop : words.tryAgain}</p>
        {offers.length > 0 && (
          <div className={styles.offers}>
            {offers.map((offer) => (
              <Button
                key={offer.label}
                tone="ghost"
                size="small"
                onClick={() => onDrop(offer.filter)}
              >
                Drop {offer.label} ({offer.count} {offer.count === 1 ? 'speaker' : 'speakers'})
              </Button>
            ))}
          </div>
        )}
        <p>{words.ask}</p>
        <ButtonRow>
          <Button size="small" onClick={onClear}>
            Clear all filters
          </Button>
          <ButtonLink size="small" tone="ghost" href={mailtoHref(letter)}>
            {words.askLabel}
          </ButtonLink>
        </ButtonRow>
      </EmptyState>
      {nearest.length > 0 && (
        <div data-passing="">
          <h2 className={styles.nearest}>{words.nearest}</h2>
          <SpeakerGrid speakers={nearest} heading="h3" />
        </div>
      )}
    </>
  );
}
