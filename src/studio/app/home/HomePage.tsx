import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { SearchField } from '#ui/search-field/SearchField.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import type { EntryKey, KindSummary } from '../../protocol.ts';
import { ChangeTitle, entryHref, entryTitleIn, Link } from '../address.tsx';
import { storedDrafts } from '../entry/stored-drafts.ts';
import { Page, useLoaded, Waiting } from '../Page.tsx';
import { loadChanges, loadKinds } from '../requests.ts';
import { FoundList } from './FoundList.tsx';
import styles from './home.module.css';
import { NewEntry } from './NewEntry.tsx';
import { Problems } from './Problems.tsx';
import { useFind } from './use-find.ts';

/**
 * The screen of all entries, by group and kind. Entries that wait to be saved or published come
 * first.
 */
export function HomePage() {
  const { value: kinds, refusal, again } = useLoaded('kinds', loadKinds);
  const { query, found, type } = useFind();
  return (
    <Page
      title="All content"
      lede="Choose what you want to change. Nothing is online before you publish."
    >
      {!kinds && <Waiting refusal={refusal} onAgain={again} />}
      {kinds && (
        <>
          <Unfinished kinds={kinds} />
          <search className={styles.find} aria-label="All content">
            <SearchField
              id="find"
              name="find"
              label="Find anything"
              hint="A name, a title or a kind, or words of any page, text or entry"
              value={query}
              onType={type}
            />
          </search>
          {query.trim() === '' ? <Groups kinds={kinds} /> : <FoundList found={found} />}
        </>
      )}
    </Page>
  );
}

/** The entries that are not finished: typed and not saved, or saved and not published. */
function Unfinished({ kinds }: { kinds: readonly KindSummary[] }) {
  const { value: changes } = useLoaded('changes', loadChanges);
  const drafts = draftsByEntry();
  const unpublished = changes?.changes ?? [];
  if (drafts.length === 0 && unpublished.length === 0) return null;
  return (
    <section aria-labelledby="unfinished" className={`stack gap-y-2 ${styles.unfinished}`}>
      <h2 id="unfinished">Not finished</h2>
      {drafts.length > 0 && (
        <>
          <h3>Typed, not saved</h3>
          <ul role="list" className={`stack ${styles.rows}`}>
            {drafts.map(({ kind, id, title }) => (
              <li key={`${kind}/${id}`}>
                <Link href={entryHref({ kind, id })}>
                  {title || entryTitleIn({ kind, id }, kinds)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {unpublished.length > 0 && (
        <>
          <h3>Saved, not published</h3>
          <ul role="list" className={`stack ${styles.rows}`}>
            {unpublished.map((change) => (
              <li key={`${change.kind}/${change.id}`}>
                <ChangeTitle change={change} />
                <span className="quiet small">{change.what}</span>
              </li>
            ))}
          </ul>
          <p>
            <Link href="/changes" className="target semibold">
              See what changes
            </Link>
          </p>
        </>
      )}
    </section>
  );
}

/** The entries that somebody typed in and did not save, each once, as it is called in the draft. */
function draftsByEntry(): (EntryKey & { title: string })[] {
  const byEntry = Map.groupBy(storedDrafts(), ({ key: { kind, id } }) => `${kind}/${id}`);
  return [...byEntry.values()].flatMap(([last]) =>
    last ? { kind: last.key.kind, id: last.key.id, title: last.draft.title } : [],
  );
}

/** All kinds under the headings of their groups, and the dialog for a new entry. */
function Groups({ kinds }: { kinds: readonly KindSummary[] }) {
  const [adding, setAdding] = useState<KindSummary>();
  const groups = Map.groupBy(kinds, ({ group }) => group);
  return (
    <>
      {[...groups].map(([group, members]) => (
        <section
          key={group}
          aria-labelledby={`group-${members[0]?.name}`}
          className="stack gap-y-2"
        >
          <h2 id={`group-${members[0]?.name}`} className={styles.group}>
            {group}
          </h2>
          <ul role="list" className={`stack ${styles.kinds}`}>
            {members.map((kind) => (
              <li key={kind.name}>
                <Kind kind={kind} onAdd={() => setAdding(kind)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {adding && <NewEntry kind={adding} onClose={() => setAdding(undefined)} />}
    </>
  );
}

/** A kind: with one fixed file, a link to it; else a list of its entries that unfolds. */
function Kind({ kind, onAdd }: { kind: KindSummary; onAdd: () => void }) {
  const { name, label, hint, entries, canAdd, singular, isOff } = kind;
  const off = isOff && <Tag tone="past">switched off</Tag>;
  let problems = 0;
  for (const entry of entries) problems += entry.problems;
  const [only] = entries;
  if (!canAdd && entries.length === 1 && only)
    return (
      <div className={styles.page}>
        <Link href={entryHref({ kind: name, id: only.id })}>{label}</Link>
        {off}
        <Problems number={problems} />
        <span className={`quiet small ${styles.hint}`}>{hint}</span>
      </div>
    );
  return (
    <div className={`row apart gap-y-2 gap-x-4 ${styles.kind}`}>
      <details>
        <summary>
          <span className={styles.label}>{label}</span>
          <span className="quiet">{entries.length}</span>
          {off}
          <Problems number={problems} />
          <span className={`quiet small ${styles.hint}`}>{hint}</span>
        </summary>
        <ul role="list" className={`stack ${styles.entries}`}>
          {entries.map(({ id, title, problems, isDraft }) => (
            <li key={id}>
              <Link href={entryHref({ kind: name, id })}>{title}</Link>
              {isDraft && <Tag tone="past">not ready</Tag>}
              <Problems number={problems} />
            </li>
          ))}
        </ul>
      </details>
      {canAdd && (
        <Button tone="ghost" size="small" onClick={onAdd}>
          <Icon of={Plus} />
          New {singular}
        </Button>
      )}
    </div>
  );
}
