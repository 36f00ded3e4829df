import type { Block } from '#files/typeset/typeset-document.ts';
import { draftFile } from '#site/mail/draft-file.ts';
import { fillIn } from '#site/words.ts';
import type { EmailInvitationsFile } from './email-invitations.schema.ts';

type Letter = EmailInvitationsFile['letters'][number];

/** The content file → the same with a blank at each place, as hosts fill it in by hand. */
export function withBlanks(file: EmailInvitationsFile): EmailInvitationsFile {
  const { letters, blanks } = file;
  const filled = letters.map((letter) => ({
    ...letter,
    subject: fillIn(letter.subject, blanks),
    body: fillIn(letter.body, blanks),
  }));
  return { ...file, letters: filled };
}

/** A letter as an unsent draft that mail programs open; whom it goes to is for the host to say. */
export function invitationDraft({ subject, body }: Letter): string {
  return draftFile({ to: '', subject, body });
}

/** All letters as plain text, to be pasted anywhere. */
export function invitationText({
  title,
  lede,
  howTo,
  letters,
  subject,
}: EmailInvitationsFile): string {
  const parts = [
    [title.toLocaleUpperCase('en-US'), lede],
    [howTo.title, ...howTo.items.map((item) => `- ${item}`)],
    ...letters.map((letter) => [
      `${letter.name.toLocaleUpperCase('en-US')} (${letter.when})`,
      `${subject}: ${letter.subject}`,
      '',
      letter.body,
    ]),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n\n')}\n`;
}

/** All letters as blocks of a document, each on a page of its own. */
export function invitationBlocks({ howTo, letters, subject }: EmailInvitationsFile): Block[] {
  return [
    { kind: 'heading', level: 2, text: howTo.title },
    { kind: 'list', items: howTo.items },
    ...letters.flatMap((letter): Block[] => [
      { kind: 'heading', level: 2, text: letter.name, newPage: true },
      { kind: 'paragraph', text: letter.when },
      { kind: 'paragraph', text: [{ text: `${subject}: `, strong: true }, letter.subject] },
      ...letter.body.split('\n\n').map((text): Block => ({ kind: 'paragraph', text })),
    ]),
  ];
}
