import type { ReactNode } from 'react';
import { Band, Split } from '#ui/band/Band.tsx';
import { RuledList } from '#ui/ruled-list/RuledList.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { TitledList } from './media-pages.schema.ts';

/** `last`: a further item, with a link in it. */
type Rules = TitledList & { last?: ReactNode };

interface Props {
  title: string;
  lede: string;
  lists: readonly [Rules, Rules];
  ground: 'surface' | 'warm';
}

/** Two lists of rules beside each other: the duties of either side. */
export function MediaGuidelines({ title, lede, lists, ground }: Props) {
  return (
    <Band ground={ground} labelledBy="guidelines">
      <SectionHead id="guidelines" title={title} lede={lede} />
      <Split columns="6-6">
        {lists.map((list) => (
          <div key={list.title} className="stack gap-y-4">
            <h3>{list.title}</h3>
            <RuledList items={list.items}>{list.last && <li>{list.last}</li>}</RuledList>
          </div>
        ))}
      </Split>
    </Band>
  );
}
