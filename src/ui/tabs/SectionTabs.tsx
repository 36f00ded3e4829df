import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { placeAt, writeFragment } from '#ui/fragment/fragment.ts';
import { TabRow } from './TabRow.tsx';
import { showPanel, type Tab, tabAt } from './tabs.ts';

/**
 * The island that turns sections into tab panels. It renders the row only: the sections stay in the
 * HTML of the page.
 */
export function SectionTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [chosen, choose] = useChosenTab(tabs);
  useLayoutEffect(() => {
    if (chosen) showPanel(tabs, chosen);
  }, [chosen, tabs]);
  return <TabRow label={label} tabs={tabs} chosen={chosen} onChoose={choose} />;
}

/**
 * The id of the chosen tab, kept in the fragment of the URL, and a function that chooses another.
 * Undefined until hydration, so that the first render equals the HTML of the build. `tabs` must be
 * a stable reference.
 */
export function useChosenTab(tabs: readonly Tab[]) {
  const [chosen, setChosen] = useState<string>();

  useEffect(() => {
    const readFragment = () =>
      setChosen((before) => tabAt(location.hash, tabs)?.id ?? before ?? tabs[0]?.id);
    const follow = () => {
      flushSync(readFragment);
      // The target was hidden when the browser tried to scroll to it.
      if (tabAt(location.hash, tabs)) placeAt(location.hash)?.scrollIntoView();
    };
    readFragment();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [tabs]);

  function choose(id: string) {
    setChosen(id);
    writeFragment(id);
  }

  return [chosen, choose] as const;
}
