const minutesOf = { minute: 1, hour: 60, day: 24 * 60 } as const;

/**
 * The notice a speaker needs, in minutes: `2 hours` → 120. Of several, as in “30 minutes during a storm,
 * otherwise 4 hours”, it is the longest, so that nobody is promised too early. Undefined where no length is named.
 */
export function noticeMinutes(words: string): number | undefined {
  const lengths = [...words.matchAll(/(\d+) (minute|hour|day)s?\b/g)].map(
    ([, count, unit]) => Number(count) * minutesOf[unit as keyof typeof minutesOf],
  );
  return lengths.length > 0 ? Math.max(...lengths) : undefined;
}
