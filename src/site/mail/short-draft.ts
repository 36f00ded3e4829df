import type { Message } from './message.ts';

/** A character takes at most twelve in a link, so that a draft of any script fits. */
const longestSubject = 100;
/** ` (ref. CHV-7K3QM)`: the reference of a letter stands last. */
const endOfSubject = 17;

/** The draft that is opened when the letter is too long for a link: it says where the copied text goes. */
export function shortDraft({ to, subject }: Message): Message {
  return {
    to,
    subject: shortened([...subject]),
    body: [
      'PASTE HERE: your message is too long for a link, so it was copied instead.',
      'Select these lines, paste with Ctrl+V (on a Mac Cmd+V, on a phone press and hold), then send.',
    ].join('\n'),
  };
}

function shortened(characters: readonly string[]): string {
  if (characters.length <= longestSubject) return characters.join('');
  const start = characters.slice(0, longestSubject - endOfSubject - 1);
  return [...start, '…', ...characters.slice(-endOfSubject)].join('');
}
