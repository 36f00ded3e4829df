import { deviceList } from '#site/device-list.ts';
import { choicesFrom } from './shortlist.ts';

/** The shortlist of this device, first choice first. */
export const {
  current: currentShortlist,
  change: changeShortlist,
  subscribe: subscribeToShortlist,
  use: useShortlist,
} = deviceList('shortlist', choicesFrom);
