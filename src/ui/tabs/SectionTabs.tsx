import { useLayoutEffect } from 'react';
import { showPanel } from './show-panel.ts';
import { TabRow } from './TabRow.tsx';
import type { Tab } from './tabs.ts';
import { useChosenTab } from './use-chosen-tab.ts';

interface Props {
  label: string;
  tabs: readonly Tab[];
}

/**
 * The island that makes tabs of sections. It draws the row alone: the sections stay the HTML of the page,
 * which no script can lose.
 */
export function SectionTabs({ label, tabs }: Props) {
  const [chosen, choose] = useChosenTab(tabs);
  useLayoutEffect(() => {
    if (chosen) showPanel(document, tabs, chosen);
  }, [chosen, tabs]);
  return <TabRow label={label} tabs={tabs} chosen={chosen} onChoose={choose} />;
}
