import { useEffect, useMemo } from 'react';
import { type Danger, dangerIn } from '#site/danger/danger.ts';
import { dangerPhrases } from '#site/danger/danger-phrases.ts';
import { dangerWords } from '#site/danger/danger-words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { DespairBox, DoorsBox } from './DangerBox.tsx';
import './danger-style.ts';

const phrases = dangerPhrases(dangerWords);

/** Milliseconds after the last keystroke, when what has been typed is heard. */
const afterTyping = 500;

/** The boxes for a query: 988 for words of despair, the pages on what to do now. */
export function DangerNotice({ query }: { query: string }) {
  const danger = useMemo(() => dangerIn(query, phrases), [query]);
  const sentence = danger && sentenceOf(danger);
  const lang = danger?.language;
  useEffect(() => {
    if (!sentence) return;
    const timer = setTimeout(() => announce(sentence, 'assertive', lang), afterTyping);
    return () => clearTimeout(timer);
  }, [sentence, lang]);
  if (!danger) return null;
  const { isDespair, doors, language } = danger;
  return (
    <div className="danger-first stack gap-y-3" lang={language} data-print="none">
      {isDespair && <DespairBox words={dangerWords} language={language} />}
      {doors.length > 0 && <DoorsBox words={dangerWords} language={language} doors={doors} />}
    </div>
  );
}

/** Returns what a screen reader says: that of despair first, else what leads out of danger. */
function sentenceOf({ isDespair, doors, language }: Danger): string {
  if (isDespair) return dangerWords.despair[language].text;
  const labels = doors.flatMap((id) => {
    const door = dangerWords.doors.find((candidate) => candidate.id === id);
    return door ? `${door[language].label}.` : [];
  });
  return [dangerWords.notice[language], ...labels].join(' ');
}
