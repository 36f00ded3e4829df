import { TrayBar } from './TrayBar.tsx';
import { useShortlist } from './use-shortlist.ts';

/** The shortlist at the foot of a page, once somebody is on it. A page places it once. */
export function ShortlistTray() {
  const { choices, kept } = useShortlist();
  return choices.length === 0 ? null : <TrayBar choices={choices} kept={kept} />;
}
