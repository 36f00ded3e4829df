import { useState } from 'react';
import { problemSentence, stopping, warningsIn } from '#check/problem.ts';
import { counted } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button, ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import type { Change, PlacedProblem } from '../../protocol.ts';
import { ChangeTitle, entryHref, Link } from '../address.tsx';
import { Confirm, Page, Panel, useLoaded, Waiting } from '../Page.tsx';
import { loadChanges, restoreEntry, wordsOfRefusal } from '../requests.ts';
import styles from './changes.module.css';
import { LinesOfChange } from './LinesOfChange.tsx';
import { TrashList } from './TrashList.tsx';

/**
 * The screen of all changes since the site was published: each in words, then in lines of its file.
 */
export function ChangesPage() {
  const { value, refusal, again } = useLoaded('changes', loadChanges);
  const changes = value?.changes ?? [];
  const [turn, setTurn] = useState(0);
  function restored() {
    again();
    setTurn((before) => before + 1);
  }
  return (
    <Page
      title="See what changes"
      lede="What you saved since the site was last published. Visitors see none of it yet."
    >
      {!value && <Waiting refusal={refusal} onAgain={again} />}
      {value && changes.length === 0 && (
        <p className={styles.none}>
          Nothing differs from the published site. <Link href="/">All content</Link>
        </p>
      )}
      {value && value.problems.length > 0 && (
        <ProblemsToFix
          problems={value.problems}
          title={(count) => `${count} to fix`}
          lede="What has nothing to fix can be published all the same."
        />
      )}
      {changes.length > 0 && (
        <>
          <ul role="list" className={`stack ${styles.changes}`}>
            {changes.map((change) => (
              <li key={`${change.kind}/${change.id}`}>
                <ChangeCard change={change} onRestored={restored} />
              </li>
            ))}
          </ul>
          <ButtonRow>
            <ButtonLink href="/publish">Go on to publish</ButtonLink>
          </ButtonRow>
        </>
      )}
      <TrashList key={turn} onBroughtBack={again} />
    </Page>
  );
}

interface ProblemsToFixProps extends ProblemsProps {
  /** The heading over what must be fixed, of "2 problems". */
  title: (count: string) => string;
  /** The sentence under that heading. */
  lede: string;
}

interface ProblemsProps {
  problems: readonly PlacedProblem[];
}

/**
 * The list of problems that must be fixed before publishing, and that of warnings, which stop
 * nothing; each with a link to its field.
 */
export function ProblemsToFix({ problems, title, lede }: ProblemsToFixProps) {
  const toFix = stopping(problems);
  return (
    <>
      {toFix.length > 0 && (
        <Panel id="stopping" title={title(counted(toFix.length, 'problems'))} tone="problem">
          <p>{lede}</p>
          <PlacedProblems problems={toFix} />
        </Panel>
      )}
      <ToLookAt problems={problems} />
    </>
  );
}

/** The warnings among some problems, which stop nothing. */
export function ToLookAt({ problems }: ProblemsProps) {
  const warnings = warningsIn(problems);
  if (warnings.length === 0) return null;
  return (
    <Panel id="to-look-at" title={`${warnings.length} to look at`} tone="question">
      <details>
        <summary>This may be right as it is, and stops nothing</summary>
        <PlacedProblems problems={warnings} />
      </details>
    </Panel>
  );
}

/** Problems of any entries, each with a link to its field. */
export function PlacedProblems({ problems }: ProblemsProps) {
  return (
    <ul role="list">
      {problems.map((problem) => {
        const { entry, anchor } = problem;
        const place = [entry?.title ?? problem.file, problem.place].filter(Boolean).join(', ');
        return (
          <li key={`${problem.file}:${problem.line}:${problem.column} ${problem.message}`}>
            {entry ? (
              <Link href={entryHref(entry, anchor)}>{place}</Link>
            ) : (
              <strong>{place}</strong>
            )}
            <p>{problemSentence(problem)}</p>
          </li>
        );
      })}
    </ul>
  );
}

const changeTones = { added: 'success', changed: 'plain', removed: 'destructive' } as const;

function ChangeCard({ change, onRestored }: { change: Change; onRestored: () => void }) {
  const { kind, id, title, what, words, isDraft } = change;
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function restore() {
    setAsking(false);
    try {
      await restoreEntry({ kind, id });
      announce(`${title} put back as published`);
      document.getElementById('main')?.focus();
      onRestored();
    } catch (reason) {
      setRefusal(wordsOfRefusal(reason));
    }
  }
  return (
    <article className={`stack start gap-y-3 ${styles.change}`}>
      <h2>
        <ChangeTitle change={change} />
      </h2>
      <Tag tone={changeTones[what]}>{what}</Tag>
      {isDraft && <Tag tone="past">not ready</Tag>}
      <ul>
        {words.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <LinesOfChange change={change} />
      {what !== 'added' && kind !== '' && (
        <Button tone="ghost" size="small" onClick={() => setAsking(true)}>
          Put back as published<span className="visually-hidden"> {title}</span>
        </Button>
      )}
      {refusal && <p role="alert">{refusal}</p>}
      {isAsking && (
        <Confirm
          title="Put back as published?"
          yes="Put back"
          onYes={restore}
          onClose={() => setAsking(false)}
        >
          <p>
            “{title}” becomes what visitors see now. What you changed in it goes into the list of
            what was removed, and you can bring it back from there.
          </p>
        </Confirm>
      )}
    </article>
  );
}
