/** Seconds → a WebVTT timestamp (W3C WebVTT, section 4.1): `01:02.250`, with hours from the first hour on. */
export function timeOf(seconds: number): string {
  const whole = Math.round(seconds * 1000);
  const hours = Math.floor(whole / 3_600_000);
  const minutes = two(Math.floor(whole / 60_000) % 60);
  const rest = `${two(Math.floor(whole / 1000) % 60)}.${String(whole % 1000).padStart(3, '0')}`;
  return hours > 0 ? `${two(hours)}:${minutes}:${rest}` : `${minutes}:${rest}`;
}

/** A WebVTT timestamp, with or without settings after it → seconds; undefined for other text. */
export function parseTime(words: string): number | undefined {
  const [, hours = '0', minutes, seconds] =
    /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})(?:\s.*)?$/.exec(words.trim()) ?? [];
  if (minutes === undefined || seconds === undefined) return undefined;
  const milliseconds = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return Math.round(milliseconds) / 1000;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

export interface Cue {
  /** Seconds from the start of the recording. */
  start: number;
  end: number;
  /** Name of the speaker; absent for a sound. */
  speaker?: string | undefined;
  text: string;
  /** Line of the caption file, from 1. */
  line: number;
}

/** A WebVTT file → its captions (W3C WebVTT, sections 4.1 and 6.1) up to the first block that is none, and that block. Settings, notes and styles are ignored. */
export function parseCaptions(file: string): {
  cues: Cue[];
  problem?: { line: number; found: string };
} {
  const lines = file.replace(/\r\n?/g, '\n').split('\n');
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? ''))
    return { cues: [], problem: { line: 1, found: lines[0] ?? '' } };
  const cues: Cue[] = [];
  for (const block of blocksOf(lines)) {
    if (/^(?:WEBVTT|NOTE|STYLE|REGION)\b/.test(block.lines[0] ?? '')) continue;
    const at = block.lines.findIndex((line) => line.includes('-->'));
    const [start, end] = (block.lines[at] ?? '').split('-->').map(parseTime);
    const line = block.line + Math.max(at, 0);
    if (start === undefined || end === undefined)
      return { cues, problem: { line, found: block.lines[Math.max(at, 0)] ?? '' } };
    cues.push({ start, end, ...wordsOf(block.lines.slice(at + 1)), line });
  }
  return { cues };
}

/** Captions as a WebVTT file; a text may hold a line break. */
export function writeCaptions(cues: readonly Omit<Cue, 'line'>[], note: string): string {
  const blocks = cues.map(({ start, end, speaker, text }) => {
    const words = text.replace(/[&<>]/g, (mark) => `&${entities[mark]};`);
    return `${timeOf(start)} --> ${timeOf(end)}\n${speaker ? `<v ${speaker}>` : ''}${words}`;
  });
  return `${['WEBVTT', `NOTE ${note}`, ...blocks].join('\n\n')}\n`;
}

const entities: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt' };
const marks: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ' };

function blocksOf(lines: readonly string[]): { line: number; lines: string[] }[] {
  const blocks: { line: number; lines: string[] }[] = [];
  lines.forEach((line, index) => {
    const goesOn = line.trim() !== '' && index > 0 && lines[index - 1]?.trim() !== '';
    if (goesOn) blocks.at(-1)?.lines.push(line);
    else if (line.trim() !== '') blocks.push({ line: index + 1, lines: [line] });
  });
  return blocks;
}

function wordsOf(lines: readonly string[]): Pick<Cue, 'speaker' | 'text'> {
  const whole = lines.join(' ').trim();
  const text = whole
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|nbsp);/g, (_, name: string) => marks[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  const speaker = /<v(?:\.[^\s>]*)?\s+([^>]+)>/.exec(whole)?.[1]?.trim();
  return { ...(speaker && { speaker }), text };
}
