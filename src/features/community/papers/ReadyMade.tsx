import type { ToolkitGroupView } from '#features/community/toolkit/load-toolkit.ts';
import { DownloadList } from '#files/downloads/DownloadList.tsx';
import { Stack } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import type { PapersPageFile } from './papers-page.schema.ts';

/** Ids of toolkit items that offer the same papers as files to fill in by hand. */
const itemsWithPapers = new Set([
  'event-flyer',
  'signage-pack',
  'email-invitation-templates',
  'event-planning-checklist',
]);

interface Props {
  words: PapersPageFile['files'];
  groups: readonly ToolkitGroupView[];
}

/** The files to fill in by hand, in place of form and papers where no script runs. */
export function ReadyMade({ words, groups }: Props) {
  const items = groups.flatMap((group) => group.items.filter(({ id }) => itemsWithPapers.has(id)));
  return (
    <div data-without-script="">
      <Stack>
        <h2>{words.title}</h2>
        <p>{words.noScript}</p>
        {items.map(({ id, title, downloads }) => (
          <section key={id} aria-labelledby={id}>
            <h3 id={id}>{title}</h3>
            <DownloadList downloads={downloads} />
          </section>
        ))}
        <ArrowLink href="/resources/community-toolkit#browse-resources">{words.toolkit}</ArrowLink>
      </Stack>
    </div>
  );
}
