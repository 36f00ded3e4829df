import { colorOf } from '#files/share-image/share-colors.ts';
import { markBars, markBox } from '#site/site.ts';
import { anomalies, recordStep } from '#ui/record/record.ts';

const tokens = [
  ...['paper', 'surface', 'cold', 'warm', 'ember', 'on-ember', 'ink', 'ink-2', 'line', 'edge'],
  ...['link', 'action', 'hot', 'ok', 'mark', 'heat', 'fire', 'storm', 'flood'],
];
const steps = Array.from({ length: 12 }, (_, index) => `s${index + 1}`);

/** What `brand.typ` draws with: the light colors, the temperature record and the mark (design page, sections 2 and 5). */
export const brandData = {
  colors: Object.fromEntries([...tokens, ...steps].map((token) => [token, colorOf(token)])),
  record: anomalies.map((celsius) => ({ celsius, step: recordStep(celsius) })),
  mark: { box: markBox, bars: markBars.map((bar) => ({ ...bar, x: Number(bar.x) })) },
};
