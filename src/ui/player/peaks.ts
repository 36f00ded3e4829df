/** Height of the drawing in user units; bars are ten units apart. */
export const peaksHeight = 48;
const steps = 12;
const quietest = 0.05;

/** One color step: its number and the path of its bars. */
interface PeakStep {
  step: number;
  path: string;
}

/** The path of bars, centered vertically, on a box `10 × peaks` wide. Loudness is 0 to 1; silence is drawn as a thin line. */
export function barsPath(peaks: readonly number[], from = 0): string {
  return peaks
    .map((peak, index) => {
      const half = (peaksHeight / 2) * Math.min(1, Math.max(quietest, peak));
      const top = round(peaksHeight / 2 - half);
      return `M${round(10 * (from + index) + 1.8)} ${top}h6.4v${round(2 * half)}h-6.4z`;
    })
    .join('');
}

/** The same bars in twelve consecutive parts, for the colors s1 to s12. */
export function barSteps(peaks: readonly number[]): PeakStep[] {
  const bound = (step: number) => Math.round((step * peaks.length) / steps);
  return Array.from({ length: steps }, (_, index) => ({
    step: index + 1,
    path: barsPath(peaks.slice(bound(index), bound(index + 1)), bound(index)),
  }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
