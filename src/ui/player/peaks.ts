/** Height of the drawing in its own units; a bar every ten of them. */
export const peaksHeight = 48;
const steps = 12;
const quietest = 0.05;

/** One drawn step of the record: its number and the path of the bars that fall into it. */
interface PeakStep {
  step: number;
  path: string;
}

/** Loudness → bars about the middle, on a box `10 × peaks` wide. Silence is still a line to see. */
export function barsPath(peaks: readonly number[], from = 0): string {
  return peaks
    .map((peak, index) => {
      const half = (peaksHeight / 2) * Math.min(1, Math.max(quietest, peak));
      const top = round(peaksHeight / 2 - half);
      return `M${round(10 * (from + index) + 1.8)} ${top}h6.4v${round(2 * half)}h-6.4z`;
    })
    .join('');
}

/** The same bars in twelve parts from the first to the last, for the colors s1 to s12. */
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
