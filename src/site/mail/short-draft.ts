import type { Message } from './message.ts';

const longestSubject = 150;

/** The draft that is opened when the letter is too long for a link: it says where the copied text goes. */
export function shortDraft({ to, subject }: Message): Message {
  const characters = [...subject];
  const isLong = characters.length > longestSubject;
  return {
    to,
    subject: isLong ? `${characters.slice(0, longestSubject - 1).join('')}…` : subject,
    body: [
      'PASTE HERE: your message is too long for a link, so it was copied instead.',
      'Select these lines, paste with Ctrl+V (on a Mac Cmd+V, on a phone press and hold), then send.',
    ].join('\n'),
  };
}
