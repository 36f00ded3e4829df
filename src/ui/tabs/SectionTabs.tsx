import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { TabRow } from './TabRow.tsx';
import { placeAt, showPanel, type Tab, tabAt, writeTab } from './tabs.ts';

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

/**
 * The chosen tab, which the address holds, and how to choose another. Undefined until the page is live:
 * what is drawn before is what the build has drawn. `tabs` must stay the same object.
 */
export function useChosenTab(
  tabs: readonly Tab[],
): [chosen: string | undefined, choose: (id: string) => void] {
  const [chosen, setChosen] = useState<string>();

  useEffect(() => {
    const readAddress = () =>
      setChosen((before) => tabAt(document, location.hash, tabs)?.id ?? before ?? tabs[0]?.id);
    const follow = () => {
      flushSync(readAddress);
      // The browser could not scroll to what was hidden when it tried.
      if (tabAt(document, location.hash, tabs)) placeAt(document, location.hash)?.scrollIntoView();
    };
    readAddress();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [tabs]);

  function choose(id: string) {
    setChosen(id);
    writeTab(id);
  }

  return [chosen, choose];
}
