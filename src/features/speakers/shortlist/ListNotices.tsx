import { Callout } from '#ui/callout/Callout.tsx';
import { SharedNotice } from './SharedNotice.tsx';
import { shortlistWords } from './shortlist-words.ts';
import type { ShownList } from './use-shown-list.ts';

const { gone, notKept, unavailable } = shortlistWords;

interface Props {
  list: ShownList;
  /** The facts about the speakers did not come. */
  hasFailed: boolean;
}

/** What the visitor must know of a list before using it. */
export function ListNotices({ list, hasFailed }: Props) {
  const { missing, rows, isShared, kept } = list;
  const sentences = [
    missing === 1 && gone.one,
    missing > 1 && gone.many.replace('{n}', String(missing)),
    hasFailed && rows.length > 0 && unavailable,
    !kept && rows.length > 0 && notKept,
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
