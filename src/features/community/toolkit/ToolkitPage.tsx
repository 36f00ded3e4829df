import { fileRequest } from '#features/letters/definitions/short-letters.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { ResourcesHead } from '#features/library/ResourcesHead.tsx';
import { DownloadList } from '#files/downloads/DownloadList.tsx';
import type { DownloadView } from '#files/downloads/download.ts';
import { type NavLink, sections } from '#site/navigation.ts';
import { fillIn } from '#site/words.ts';
import { Accordion, AccordionGroup } from '#ui/accordion/Accordion.tsx';
import { Band, Split } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import { FileItem, FileList } from '#ui/file-list/FileList.tsx';
import { PageNav } from '#ui/page-nav/PageNav.tsx';
import { Quote } from '#ui/quote/Quote.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { StepList } from '#ui/step-list/StepList.tsx';
import { communityPages } from '../community.table.ts';
import type { ToolkitGroupView } from './load-toolkit.ts';
import type { PhaseCount } from './step-phases.ts';
import styles from './toolkit.module.css';
import type { ToolkitPageFile } from './toolkit.schema.ts';

const parts = {
  steps: 'steps',
  browse: 'browse-resources',
  successes: 'success-stories',
} as const;

interface Props {
  page: ToolkitPageFile;
  /** The pages of the resources that have a tab. */
  tabs: readonly NavLink[];
  groups: readonly ToolkitGroupView[];
  archive: DownloadView;
  /** The phases of the checklist, under each step. */
  phases: readonly (readonly PhaseCount[])[];
}

/** The community toolkit: three steps, the files, and what hosts said (specification section 2). */
export function ToolkitPage({ page, tabs, groups, archive, phases }: Props) {
  const { title, lede, browse, steps, resources, successes } = page;
  const { everything } = resources;
  const hasSuccesses = successes.quotes.length > 0;
  const count = groups.flatMap(({ items }) => items.flatMap((item) => item.downloads)).length;
  const action = <ButtonLink href={`#${parts.browse}`}>{browse}</ButtonLink>;
  return (
    <>
      <ResourcesHead
        title={title}
        lede={lede}
        path={communityPages.toolkit.href}
        tabs={tabs}
        action={action}
      />
      <Band>
        <PageNav
          links={[
            { label: steps.title, id: parts.steps },
            { label: resources.title, id: parts.browse },
            ...(hasSuccesses ? [{ label: successes.title, id: parts.successes }] : []),
          ]}
        />
      </Band>
      <Band labelledBy={parts.steps}>
        <Split columns="4-8">
          <div>
            <SectionHead id={parts.steps} title={steps.title} lede={steps.lede} landing />
            <ButtonRow>
              <ArrowLink href={sections.speakers.href}>{steps.findSpeaker}</ArrowLink>
              <ArrowLink href={communityPages.planner.href}>{steps.planner}</ArrowLink>
              <ArrowLink href={communityPages.papers.href}>{steps.papers}</ArrowLink>
            </ButtonRow>
          </div>
          <StepList
            steps={steps.list.map((step, index) => ({
              ...step,
              aside: <Phases phases={phases[index] ?? []} words={steps.tasks} />,
            }))}
          />
        </Split>
      </Band>
      <Band ground="surface" labelledBy={parts.browse}>
        <Split columns="4-8">
          <SectionHead id={parts.browse} title={resources.title} lede={resources.lede} landing />
          <div>
            <ToolkitFiles groups={groups} hint={everything.hint} />
            <div className={`stack gap-y-2 ${styles.all}`}>
              <h3 className={styles.name}>{everything.title}</h3>
              <p className={styles.text}>
                {everything.text} {fillIn(everything.files, { count: String(count) })}
              </p>
              <DownloadList downloads={[archive]} />
            </div>
          </div>
        </Split>
      </Band>
      {hasSuccesses && (
        <Band ground="warm" labelledBy={parts.successes}>
          <SectionHead id={parts.successes} title={successes.title} landing />
          <Split columns="6-6">
            {successes.quotes.map(({ quote, name, role }) => (
              <div key={name} className={styles.quote}>
                <Quote text={quote} size="medium">
                  <b>{name}</b>, {role}
                </Quote>
              </div>
            ))}
          </Split>
        </Band>
      )}
    </>
  );
}

/** The phases of a step, a bar for each task (docs/requirements/design.md, section 5). */
function Phases({ phases, words }: { phases: readonly PhaseCount[]; words: string }) {
  if (phases.length === 0) return null;
  return (
    <ul className={styles.phases} role="list">
      {phases.map(({ title, tasks }) => (
        <li key={title}>
          {title}
          <svg viewBox={`0 0 ${tasks * 10} 20`} aria-hidden="true" focusable="false">
            <path
              d={Array.from({ length: tasks }, (_, bar) => `M${bar * 10} 0h6.4v20h-6.4z`).join('')}
            />
          </svg>
          <span className="quiet">{fillIn(words, { count: String(tasks) })}</span>
        </li>
      ))}
    </ul>
  );
}

/** The groups of files. `hint` is beside the name of a group, with `{items}` for their number. */
export function ToolkitFiles({ groups, hint }: Pick<Props, 'groups'> & { hint: string }) {
  return (
    <Accordion>
      {groups.map(({ title, items }) => (
        <AccordionGroup
          key={title}
          name="toolkit"
          title={title}
          hint={fillIn(hint, { items: String(items.length) })}
        >
          <FileList>
            {items.map((item) => (
              <Item key={item.id} {...item} />
            ))}
          </FileList>
        </AccordionGroup>
      ))}
    </Accordion>
  );
}

/**
 * An item with its downloads, or with the letter that asks for it. A link to the id of the item
 * unfolds its group.
 */
function Item({ id, title, text, downloads }: ToolkitGroupView['items'][number]) {
  if (downloads.length === 0) {
    const ask = letterLink(fileRequest, { file: title });
    return <FileItem name={title} contents={text} ask={ask} />;
  }
  return (
    <li id={id} className={`stack gap-y-2 ${styles.item}`}>
      <h4>{title}</h4>
      <p className={styles.text}>{text}</p>
      <DownloadList downloads={downloads} />
    </li>
  );
}
