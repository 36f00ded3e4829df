import type { Message } from '#site/mail/message.ts';

/** What a visitor can ask to hear about (specification section 9). */
export const interests = [
  'New Climate Health Stories',
  'Speaker Events & Opportunities',
  'Educational Resources',
  'Community Updates',
  'Research & Reports',
] as const;

/** What a signup is called among other letters (specification section 7). */
export const signupSubject = 'New newsletter signup';

/** The signup form, filled in. */
export interface Signup {
  email: string;
  name: string;
  interests: readonly string[];
  /** Path of the page the signup came from, such as `/stories`. */
  page: string;
}

/**
 * The newsletter letter (specification section 7): name or 'Not provided', e-mail, interests
 * comma-joined or 'None selected', the page it came from, the visitor's local date and time.
 */
export function signupEmail(signup: Signup, to: string, localTime: string): Message {
  return {
    to,
    subject: signupSubject,
    body: [
      `Name: ${signup.name.trim() || 'Not provided'}`,
      `Email: ${signup.email.trim()}`,
      `Interests: ${signup.interests.join(', ') || 'None selected'}`,
      `Signed up from: ${signup.page}`,
      `Date and time: ${localTime}`,
    ].join('\n'),
  };
}

/** What is wrong with the e-mail of a signup: nothing there, not an address, or nothing at all. */
export function checkSignup(email: string): 'missing' | 'unreadable' | undefined {
  if (email.trim() === '') return 'missing';
  return /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? undefined : 'unreadable';
}
