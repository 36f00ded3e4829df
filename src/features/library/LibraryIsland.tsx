import { ListForm } from '#lists/ListForm.tsx';
import { ListResults } from '#lists/ListResults.tsx';
import type { ListFrame } from '#lists/select.ts';
import { useList } from '#lists/use-list.ts';
import { useIsHydrated } from '#site/hydration.ts';
import { resourceTypes } from '#site/vocabulary.ts';
import { TabRow } from '#ui/tabs/TabRow.tsx';
import { tabIdOf } from '#ui/tabs/tabs.ts';
import type { LibraryPageFile } from './library.table.ts';
import { ResourceTable } from './ResourceTable.tsx';
import { libraryHref, type ResourceEntry } from './resource.ts';
import { resourceList } from './resource-list.ts';
import { TypeMark } from './TypeMark.tsx';
import type { YearSpan } from './year-span.ts';

const panel = 'resource-list';

interface Props {
  title: string;
  words: LibraryPageFile['search'];
  frame: ListFrame<ResourceEntry>;
  span: YearSpan;
  definition?: typeof resourceList;
}

/** Search, types, topics and the table of the documents that match. */
export function LibraryIsland({ title, words, frame, span, definition = resourceList }: Props) {
  const list = useList({ definition, frame, words, allHref: `${libraryHref}.json` });
  const isLive = useIsHydrated();
  const { all, labels } = definition.facets['type'] ?? {};
  const type = list.state.chosen['type']?.[0] ?? 'all';
  const tabs = [
    { id: 'all', label: all?.label ?? '', href: libraryHref },
    ...resourceTypes.map((id) => ({
      id,
      label: labels?.[id] ?? id,
      href: `${libraryHref}?type=${id}`,
      mark: <TypeMark type={id} />,
    })),
  ];
  return (
    <>
      <ListForm
        list={list}
        title={title}
        action={libraryHref}
        search={{ label: 'Search resources', hint: words.hint }}
      >
        <TabRow
          label="Type"
          tabs={tabs}
          chosen={isLive ? type : undefined}
          panel={panel}
          onChoose={(id) => {
            if (id !== type) list.choose('type', id);
          }}
        />
      </ListForm>
      {/* A tab panel from the start, as in TabbedSections.tsx. */}
      <div id={panel} role="tabpanel" aria-labelledby={tabIdOf(type)}>
        <ListResults
          list={list}
          none={words.none}
          hint={words.tryAgain}
          notes={[list.hasFailed && words.failed]}
        >
          <ResourceTable resources={list.page} span={span} sort={list.sort?.id} />
        </ListResults>
      </div>
    </>
  );
}
