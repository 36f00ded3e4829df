import { bookingEmail } from '#features/booking/booking-email.ts';
import { specifiedFields } from '#features/booking/booking-fields.ts';
import { interests, signupSubject } from '#features/newsletter/signup-email.ts';
import type { Message } from '#site/mail/message.ts';
import type { SiteView } from '#site/site.ts';

type Addresses = SiteView['email'];

/** The letters a visitor can start from a page, each with the questions we would ask anyway (specification section 7). */

/** Home and footer: a question that fits nowhere else. */
export function generalMessage(email: Addresses): Message {
  return { to: email.hello, subject: 'A question for Climate Health Voices', body: '' };
}

/** Book a Speaker: the questions of the form, one a line, with their choices (specification section 3). */
export function bookingMessage(email: Addresses, speakerName = ''): Message {
  const { subject } = bookingEmail({}, email.voices);
  const questions = specifiedFields.map(({ name, label, options }) => {
    const choices = options ? ` (${options.join(', ')})` : '';
    return `${label}${choices}: ${name === 'speakerPreferences' ? speakerName : ''}`;
  });
  return { to: email.voices, subject, body: lines(questions) };
}

/** Newsletter: the lines of the signup request, with what one can ask for, and the page it came from. */
export function signupMessage(email: Addresses, page: string): Message {
  return {
    to: email.hello,
    subject: signupSubject,
    body: lines([
      'Name: ',
      'Email: ',
      `Interests (keep those you want): ${interests.join(', ')}`,
      `Signed up from: ${page}`,
    ]),
  };
}

/** Become a speaker. */
export function joinNetworkMessage(email: Addresses): Message {
  return {
    to: email.voices,
    subject: 'Join our Speakers Network',
    body: lines([
      'Name: ',
      'Profession and workplace: ',
      'What I can speak about: ',
      'Languages: ',
      'Where I can travel: ',
    ]),
  };
}

/** Be a Catalyst, from the health professional’s side. */
export function becomeCatalystMessage(email: Addresses): Message {
  return {
    to: email.catalyst,
    subject: 'Become a Catalyst',
    body: lines(['Name: ', 'Profession: ', 'Town and state: ', 'Hours I can give a month: ']),
  };
}

/** Be a Catalyst, from the community group’s side. */
export function findHealthVoiceMessage(email: Addresses): Message {
  return {
    to: email.catalyst,
    subject: 'Catalyst Exchange request: find a health voice',
    body: lines([
      'Group: ',
      'Town and state: ',
      'Date and place: ',
      'Who will be there: ',
      'Topic: ',
    ]),
  };
}

/** A group puts a need on the board of the exchange: the questions of its form. */
export function postNeedMessage(email: Addresses): Message {
  return {
    to: email.catalyst,
    subject: 'Catalyst Exchange: post a need',
    body: lines([
      'Group: ',
      'What we need, in one line: ',
      'Topic: ',
      'Who will be there: ',
      'Town and state: ',
      'When: ',
      'Languages: ',
      'How to reach us (not for the board): ',
    ]),
  };
}

/** A health professional puts an offer there. */
export function postOfferMessage(email: Addresses): Message {
  return {
    to: email.catalyst,
    subject: 'Catalyst Exchange: offer to speak',
    body: lines([
      'How the board should call me: ',
      'What I offer, in one line: ',
      'Topic: ',
      'Who it is for: ',
      'Town and state, or online: ',
      'When: ',
      'Languages: ',
      'My name and how to reach me (not for the board): ',
    ]),
  };
}

/** Reporters. */
export function mediaMessage(email: Addresses): Message {
  return {
    to: email.media,
    subject: 'Media inquiry',
    body: lines([
      'Outlet: ',
      'Deadline and time zone: ',
      'Topic: ',
      'Live or recorded: ',
      'Phone: ',
    ]),
  };
}

/** Someone proposes an event for the calendar. */
export function proposeEventMessage(email: Addresses): Message {
  return {
    to: email.hello,
    subject: 'Propose an event for the calendar',
    body: lines([
      'Title: ',
      'Date, start and end, time zone: ',
      'Place or link: ',
      'What it is about: ',
      'Who may come, and how to join: ',
      'Access (captions, step-free entry): ',
    ]),
  };
}

/** A file of the toolkit or media kit that cannot be downloaded yet. */
export function fileRequestMessage(email: Addresses, file: string): Message {
  return { to: email.hello, subject: `Please send me: ${file}`, body: lines(['I need it for: ']) };
}

function lines(questions: readonly string[]): string {
  return questions.join('\n');
}
