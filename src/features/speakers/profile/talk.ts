import { fold } from '#site/fold.ts';

/** Where a talk stands on its speaker's page: `What the heat ward taught me` → `talk-what-the-heat-ward-taught-me`. */
export function talkAnchor(title: string): string {
  const words =
    fold(title)
      .replaceAll("'", '')
      .match(/[a-z0-9]+/g) ?? [];
  return ['talk', ...words].join('-');
}

/** `20 or 45 minutes`, `15, 30 or 45 minutes`. */
export function lengthsInWords(minutes: readonly number[]): string {
  const [last, ...before] = minutes.toReversed();
  const lengths = before.length ? `${before.reverse().join(', ')} or ${last}` : `${last}`;
  return `${lengths} minutes`;
}
