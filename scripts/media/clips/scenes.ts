import { BusStop } from './BusStop.tsx';
import { ClinicDoor } from './ClinicDoor.tsx';
import { CoolingCenter } from './CoolingCenter.tsx';
import type { Scene } from './clip.ts';
import { TheRecord } from './TheRecord.tsx';

/** The drawing of each clip by the id of its content file. */
export const scenes: Readonly<Record<string, Scene>> = {
  'clinic-door': ClinicDoor,
  'bus-stop': BusStop,
  'cooling-center': CoolingCenter,
  'the-record': TheRecord,
};
