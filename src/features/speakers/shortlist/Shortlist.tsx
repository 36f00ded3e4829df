import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { booking } from '#features/letters/definitions/booking.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { copyHref } from '#site/copy/copy-href.ts';
import { useIsHydrated } from '#site/hydration.ts';
import { useLoaded } from '#site/use-loaded.ts';
import { fillIn, formatList } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Split, Stack } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Button, ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { CopyButton } from '#ui/copy-button/CopyButton.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { Choices, Field } from '#ui/field/Field.tsx';
import { UndoNotice } from '#ui/undo-notice/UndoNotice.tsx';
import { listName, OrderList, toolId } from './OrderList.tsx';
import styles from './shortlist.module.css';
import {
  type Choice,
  currentShortlist,
  joinChoices,
  maxChoices,
  shortlistHref,
  shortlistPath,
  type Together,
  togetherFrom,
} from './shortlist.ts';
import { shortlistWords } from './shortlist-words.ts';
import { type ShownList, useShownList } from './shown-list.ts';

/** The list of the page after hydration; before it, and without script, the page without a list. */
export function Shortlist() {
  const isLive = useIsHydrated();
  return (
    <div className={styles.place} data-live={isLive}>
      {isLive ? <ShortlistBoard /> : <NoShortlist />}
    </div>
  );
}

/**
 * Fetches the published speakers and the table that compares them, which a page without a list does
 * not need. They come together, so that nothing moves. Rejects as `fetchRecords` does.
 */
async function fetchFacts() {
  const [records, { CompareTable }] = await Promise.all([
    import('./speaker-records.ts').then(({ fetchRecords }) => fetchRecords()),
    import('./CompareTable.tsx'),
  ]);
  return { records, CompareTable };
}

/**
 * The whole page of a shortlist: order, comparison, sharing and booking. Reads `location`, so in
 * the browser only.
 */
export function ShortlistBoard() {
  const { value: facts, hasFailed, load } = useLoaded(fetchFacts);
  const list = useShownList(facts?.records);
  const undoButton = useRef<HTMLButtonElement>(null);
  const { rows } = list;
  const speakers = rows.flatMap(({ speaker }) => speaker ?? []);
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (hasRows) load();
  }, [hasRows, load]);

  const notice = list.lastRemoved && (
    <RemovalNotice list={list} speaker={list.lastRemoved.item} button={undoButton} />
  );
  // Shows no row before the records arrive, because names alone would move when the facts follow
  // (layout shift).
  if (hasRows && !facts && !hasFailed) return <p>{shortlistWords.loading}</p>;
  return (
    <Stack gap="large">
      <ListNotices list={list} hasFailed={hasFailed} />
      {!hasRows && notice}
      {hasRows ? (
        <Split columns="8-4">
          <OrderList list={list} notice={notice} undoButton={undoButton} />
          <div className={`stack gap-y-6 ${styles.side}`}>
            <BookChoices list={list} />
            <ShareList list={list} />
            {!list.isShared && list.isSaved && <CopyHint />}
          </div>
        </Split>
      ) : (
        <NoShortlist />
      )}
      {facts && speakers.length > 1 && <facts.CompareTable speakers={speakers} />}
    </Stack>
  );
}

interface NoticeProps {
  list: ShownList;
  speaker: Choice;
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * Says who was removed last, with the button that puts the speaker back. Focus goes on to that
 * speaker’s own button.
 */
function RemovalNotice({ list, speaker: { id, name }, button }: NoticeProps) {
  function restore() {
    if (!flushSync(list.undo)) return announce(shortlistWords.full);
    document.getElementById(toolId('remove', { id }))?.focus();
    announce(`Added ${name}. ${list.rows.length + 1} on ${listName(list)}`);
  }

  return (
    <UndoNotice
      ref={button}
      sentence={fillIn(shortlistWords.undo.removed, { name })}
      words={shortlistWords.undo}
      onUndo={restore}
    />
  );
}

/**
 * The sentences that the visitor has to know before using a list. `hasFailed`: the records were not
 * fetched.
 */
function ListNotices({ list, hasFailed }: { list: ShownList; hasFailed: boolean }) {
  const { missing, rows, isShared, isSaved } = list;
  const { gone, notKept, unavailable } = shortlistWords;
  const sentences = [
    missing === 1 && gone.one,
    missing > 1 && fillIn(gone.many, { n: String(missing) }),
    hasFailed && rows.length > 0 && unavailable,
    !isSaved && rows.length > 0 && notKept,
  ].filter((sentence) => sentence !== false);
  return (
    <>
      {sentences.length > 0 && (
        <Callout>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Callout>
      )}
      {isShared && rows.length > 0 && <SharedNotice list={list} />}
    </>
  );
}

/**
 * Says that a link brought the list, and offers to append it to the visitor's own; it never
 * replaces that.
 */
function SharedNotice({ list: { rows, own, save } }: { list: ShownList }) {
  const { shared } = shortlistWords;
  const isFitting = joinChoices(own, rows).length <= maxChoices;

  function saveShared() {
    // Saving removes the notice and the focused button with it.
    document.querySelector('main')?.focus({ preventScroll: true });
    save();
    announce(`List added. ${currentShortlist().items.length} on your shortlist`);
  }

  return (
    <div data-print="none">
      <Callout>
        <h2 className={styles.shared}>{shared.title}</h2>
        <p>
          {shared.text}
          {!isFitting && ` ${shared.tooMany}`}
        </p>
        <ButtonRow>
          {isFitting && (
            <Button size="small" onClick={saveShared}>
              {own.length === 0 ? shared.keep : shared.join}
            </Button>
          )}
          {own.length > 0 && <ArrowLink href={shortlistPath}>{shared.own}</ArrowLink>}
        </ButtonRow>
      </Callout>
    </div>
  );
}

function NoShortlist() {
  const { empty } = shortlistWords;
  return (
    <EmptyState title={empty.title}>
      <p data-with-script="">{empty.text}</p>
      <p data-without-script="">{empty.noScript}</p>
      <ButtonRow>
        <ButtonLink href="/speakers/directory">{empty.directory}</ButtonLink>
        <ArrowLink href="/speakers/book">{empty.book}</ArrowLink>
      </ButtonRow>
    </EmptyState>
  );
}

/**
 * One request for all speakers who take requests. The link is the letter; a click opens the form
 * instead.
 */
function BookChoices({ list: { rows, together, choose } }: { list: ShownList }) {
  const { book } = shortlistWords;
  const requestedNames = rows.filter(({ place }) => place !== undefined).map(({ name }) => name);
  const pausedNames = rows.filter(({ place }) => place === undefined).map(({ name }) => name);
  const label = requestedNames.length === 1 ? book.buttonOne : book.button;
  const isOfSeveral = requestedNames.length > 1;
  const known = {
    speakers: requestedNames.join('\n'),
    ...(isOfSeveral && together && { together }),
  };
  return (
    <section aria-labelledby="book" data-print="none">
      <Callout>
        <h2 id="book" className={styles.title}>
          {book.title}
        </h2>
        <p>{requestedNames.length === 0 ? book.nobody : book.text}</p>
        {requestedNames.length > 0 && pausedNames.length > 0 && (
          <p>
            {fillIn(pausedNames.length === 1 ? book.paused.one : book.paused.many, {
              names: formatList(pausedNames),
            })}
          </p>
        )}
        {isOfSeveral && <OneOrAll together={together} onChoose={choose} />}
        <ButtonLink {...letterLink(booking, known)}>
          {requestedNames.length === 0 ? book.buttonNobody : label}
        </ButtonLink>
      </Callout>
    </section>
  );
}

const oneOrAll = booking.questions.find(({ name }) => name === 'together');

/** The question of the booking whether one of the speakers is asked for or all. */
function OneOrAll({
  together,
  onChoose,
}: {
  together: Together | undefined;
  onChoose: ShownList['choose'];
}) {
  const { options = [], label = '', hint } = oneOrAll ?? {};
  return (
    <Choices
      id="together"
      name="together"
      type="radio"
      legend={label}
      hint={hint}
      options={options.map(({ words }) => words)}
      chosen={options.filter(({ id }) => id === together).map(({ words }) => words)}
      onChoose={(words) => {
        const id = togetherFrom(options.find((option) => option.words === words)?.id);
        if (id) onChoose(id);
      }}
    />
  );
}

/** A link to the page that saves a copy of the list, and of all else that this browser keeps. */
function CopyHint() {
  const { copy } = shortlistWords;
  return (
    <p className="small" data-print="none">
      {copy.text} <a href={copyHref}>{copy.link}</a>
    </p>
  );
}

/**
 * The list as a link to copy or to share (Web Share API), and on paper. Reads `location`, so in the
 * browser only.
 */
function ShareList({ list: { rows, together } }: { list: ShownList }) {
  const { share, title } = shortlistWords;
  const url = location.origin + shortlistHref(rows, together);
  const canShare = typeof navigator.share === 'function';

  function send() {
    // Rejects if the visitor closes the share sheet.
    navigator.share({ title, url }).catch(() => {});
  }

  return (
    <section className="stack gap-y-4" aria-labelledby="share" data-print="none">
      <h2 id="share" className={styles.title}>
        {share.title}
      </h2>
      <Field id="shortlist-link" label={share.link} hint={share.hint}>
        <input
          id="shortlist-link"
          type="text"
          readOnly
          value={url}
          aria-describedby="shortlist-link-more"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
      <ButtonRow>
        <CopyButton what={share.copied} text={url} />
        {canShare && (
          <Button size="small" tone="ghost" onClick={send}>
            {share.send}
          </Button>
        )}
        <Button size="small" tone="ghost" onClick={() => print()}>
          {share.print}
        </Button>
      </ButtonRow>
    </section>
  );
}
