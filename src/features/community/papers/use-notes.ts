import { useState } from 'react';
import { dayIn } from '#site/time/clock-reading.ts';
import { useMinute, useVisitorZone } from '#site/time/use-clock.ts';
import { announce } from '#ui/announcer/announce.ts';
import { type EventAnswers, type FieldName, problemsOf } from './event-answers.ts';
import type { PapersPageFile } from './papers-page.schema.ts';

/** What stands under the fields. A problem is told once its field was left, all of them where the answers are of an earlier visit. */
export function useNotes(
  words: PapersPageFile['form'],
  answers: EventAnswers,
  isRestored: boolean,
) {
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [unread, setUnread] = useState<ReadonlySet<FieldName>>(new Set());
  const [isAll, setAll] = useState(false);
  const now = useMinute();
  const zone = useVisitorZone() ?? 'UTC';
  const problems = problemsOf(answers);
  const invalid = new Set<FieldName>(unread);
  for (const name of Object.keys(problems) as FieldName[]) {
    if (isAll || isRestored || left.has(name)) invalid.add(name);
  }
  const day = problems.day ? '' : answers.day;
  const notes: Partial<Record<FieldName, string>> = {};
  if (day && now && day < dayIn(now, zone)) notes.day = words.past;
  for (const name of invalid) notes[name] = sentence(name);

  function sentence(name: FieldName) {
    return `${words.problems[problems[name] ?? 'unreadable']} ${words.leftOut}`;
  }

  return {
    ...{ notes, invalid },
    leave(name: FieldName, canRead: boolean) {
      setLeft(new Set([...left, name]));
      const others = [...unread].filter((one) => one !== name);
      setUnread(new Set(canRead ? others : [...others, name]));
      if ((problems[name] && !invalid.has(name)) || (!canRead && !unread.has(name))) {
        announce(sentence(name));
      }
    },
    reveal: () => setAll(true),
    forget() {
      setLeft(new Set());
      setUnread(new Set());
      setAll(false);
    },
  };
}
