import { useEffect } from 'react';

/** Stops what plays in a list when its tab is left, since nobody could find it to stop it. */
export function useQuietTabs(openTab: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panels follow the tab.
  useEffect(() => {
    const hidden = '[role="tabpanel"][hidden] :is(audio, video)';
    for (const media of document.querySelectorAll<HTMLMediaElement>(hidden)) media.pause();
  }, [openTab]);
}
