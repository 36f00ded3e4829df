import csv from '#words/data/gistemp-annual.csv?raw';

/**
 * Global annual mean temperature against 1951–1980 in °C, one number a year from 1880 (NASA GISTEMP
 * v4).
 */
export const anomalies: readonly number[] = csv
  .trim()
  .split(/\r\n?|\n/)
  .slice(1)
  .map((line) => Number(line.split(',')[1]));

/**
 * Upper bounds of steps 1 to 11 in °C; those up to −0.10 are inclusive, the rest exclusive
 * (docs/requirements/design.md, section 2).
 */
const bounds = [-0.4, -0.3, -0.2, -0.1, 0, 0.15, 0.35, 0.55, 0.75, 0.95, 1.15];

/** The color step of an anomaly in °C: 1 (coldest) to 12 (hottest). */
export function recordStep(anomaly: number): number {
  const step = bounds.findIndex((bound) => (bound <= -0.1 ? anomaly <= bound : anomaly < bound));
  return step === -1 ? bounds.length + 1 : step + 1;
}

export interface StepPath {
  step: number;
  path: string;
}

/**
 * The years as a waveform on a box `10 × years` wide and 260 high, one path for each color step.
 */
export function wavePaths(values: readonly number[]): StepPath[] {
  return byStep(values, waveBar);
}

/** A year of the waveform, with its anomaly in °C, as a part of an SVG path. */
function waveBar(anomaly: number, index: number): string {
  const half = 100 * Math.max(Math.abs(anomaly), 0.022);
  return `M${round(10 * index + 1.8)} ${round(130 - half)}h6.4v${round(2 * half)}h-6.4z`;
}

/**
 * The waveform with its first `before` years as one path without color, and the later ones by their
 * color steps.
 */
export function wavePathsFrom(
  values: readonly number[],
  before: number,
): { earlier: string; later: StepPath[] } {
  return {
    earlier: values.slice(0, before).map(waveBar).join(''),
    later: byStep(values.slice(before), (anomaly, index) => waveBar(anomaly, before + index)),
  };
}

/** Whether the ten highest of the values all stand after the first `before`. */
export function areHottestAfter(values: readonly number[], before: number): boolean {
  const tenth = values.toSorted((a, b) => b - a)[9];
  return tenth !== undefined && values.slice(0, before).every((value) => value < tenth);
}

/**
 * The years as flat stripes on a box as wide as the years and 1 high, one path for each color step.
 */
export function stripePaths(values: readonly number[]): StepPath[] {
  return byStep(values, (_, index) => `M${index} 0h1.02v1h-1.02z`);
}

/**
 * The years as a CSS gradient from left to right, one hard-edged color for each run of years in one
 * step: `linear-gradient(90deg,var(--s4) 0 2%,var(--s5) 0 3.4%,…)`. A color stop before the end of
 * the previous one starts there (css-images-3, color stop fixup). A background needs no elements.
 */
export function stripesGradient(values: readonly number[]): string {
  const percent = (index: number) => `${round((100 * index) / values.length)}%`;
  const steps = values.map(recordStep);
  const starts = steps.flatMap((step, index) => (step === steps[index - 1] ? [] : [index]));
  const runs = starts.map((start, run) => {
    const end = starts[run + 1] ?? values.length;
    return `var(--s${steps[start]}) 0 ${percent(end)}`;
  });
  return `linear-gradient(90deg,${runs.join(',')})`;
}

/**
 * The mean of each decade from the 1880s on, in °C; the last decade is the mean of its available
 * years.
 */
export function decadeMeans(values: readonly number[]): number[] {
  const decades = Math.ceil(values.length / 10);
  return Array.from({ length: decades }, (_, decade) => {
    const years = values.slice(10 * decade, 10 * decade + 10);
    return years.reduce((sum, year) => sum + year, 0) / years.length;
  });
}

function byStep(
  values: readonly number[],
  draw: (value: number, index: number) => string,
): StepPath[] {
  const paths = new Map<number, string>();
  values.forEach((value, index) => {
    const step = recordStep(value);
    paths.set(step, (paths.get(step) ?? '') + draw(value, index));
  });
  return [...paths].map(([step, path]) => ({ step, path }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
