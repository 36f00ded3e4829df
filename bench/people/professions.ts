import type { Random } from './random.ts';
import { zipf } from './zipf.ts';

const fields =
  `emergency family school public-health critical-care home-visit rural pediatric occupational-health
  infectious-disease community mental-health hospital respiratory oncology maternity geriatric
  rehabilitation travel telehealth climate-and-health`
    .split(/\s+/)
    .map((field) => field.replaceAll('-', ' '));

const trades = zipf([
  ...['nurse', 'physician', 'nurse practitioner', 'social worker', 'health worker', 'pharmacist'],
  ...['paramedic', 'midwife', 'researcher', 'planner', 'therapist', 'psychologist', 'dietitian'],
]);

const alone = zipf([
  ...[
    'Pediatrician',
    'Epidemiologist',
    'Pulmonologist',
    'Psychiatrist',
    'Cardiologist',
    'Allergist',
  ],
  ...['Obstetrician', 'Geriatrician', 'Dermatologist', 'Retired surgeon', 'Kidney specialist'],
]);

const places =
  'Canal Prairie Summit Lakeside Juniper Granite Delta Orchard Mesa Cedar Bayou Pinecrest Bluff Coral Willow'.split(
    ' ',
  );
const houses = [
  ...['General Hospital', 'Health Center', 'Clinic', 'School of Nursing', 'University', 'Hospice'],
  ...['Fire and Rescue', 'Health Department', 'Health Alliance', 'Medical School', 'Pharmacy'],
];
const towns = ['Valley', 'Springs', 'Falls', 'Harbor', 'Junction', 'Heights', 'Ferry', 'Crossing'];
const states = 'AK AZ CA CO FL GA HI IL LA ME MI MN MT NC NM NY OH OR PA TX UT VT WA WI'.split(' ');

/** A profession in a few words: "Rural nurse practitioner", "Pediatrician". */
export function professionOf(random: Random): string {
  if (random.chance(0.3)) return alone(random);
  const words = `${random.pick(fields)} ${trades(random)}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where someone works and lives. */
export function placeOf(random: Random): { organization: string; basedIn: string } {
  const place = random.pick(places);
  return {
    organization: `${place} ${random.pick(towns)} ${random.pick(houses)}`,
    basedIn: `${place} ${random.pick(towns)}, ${random.pick(states)}`,
  };
}
