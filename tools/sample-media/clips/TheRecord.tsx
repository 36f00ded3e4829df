import { RecordPicture } from '#files/share-image/RecordPicture.tsx';
import { colorOf } from '#files/share-image/share-colors.ts';
import { anomalies, wavePaths } from '#ui/record/record.ts';
import { firstYear } from '#ui/record/record-span.ts';
import { clipSeconds, clipSize, Lettering, type Sign, signOf, tints } from './parts.tsx';

const box = { left: 0, top: 250, width: 1920, height: 680 };
const axis = box.top + box.height / 2;
const viewBox = `0 0 ${anomalies.length * 10} 260`;
const years = await signsOf(anomalies.map((_, index) => String(firstYear + index)));
const source = await signOf('Global temperature, year by year. NASA GISTEMP v4', 40);

/** The temperature record draws itself, a bar for each year; the last two seconds stand still. */
export function TheRecord({ at }: { at: number }) {
  const part = Math.min(1, at / (clipSeconds - 2));
  const shown = Math.max(1, Math.round(part * anomalies.length));
  const year = years[shown - 1];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...clipSize}>
      <rect {...clipSize} fill={tints.cold} />
      <rect y={axis} width="1920" height={1080 - axis} fill={tints.paper} />
      <rect y={axis - 1} width="1920" height="2" fill={colorOf('line')} />
      <RecordPicture paths={wavePaths(anomalies.slice(0, shown))} viewBox={viewBox} box={box} />
      {year && <Lettering sign={year} x={96 + year.width / 2} y={90} fill={tints.ink} />}
      <Lettering sign={source} x={source.width / 2 + 96} y={964} fill={colorOf('ink-2')} />
    </svg>
  );
}

async function signsOf(words: readonly string[]): Promise<Sign[]> {
  return Promise.all(words.map((word) => signOf(word, 120)));
}
