import { fillIn } from '#site/words.ts';
import barrierWords from '#words/letters/barrier.yaml';
import becomeCatalystWords from '#words/letters/become-catalyst.yaml';
import fileRequestWords from '#words/letters/file-request.yaml';
import findSpeakerWords from '#words/letters/find-speaker.yaml';
import findVoiceWords from '#words/letters/find-voice.yaml';
import joinWords from '#words/letters/join.yaml';
import newsletterWords from '#words/letters/newsletter.yaml';
import resourceWishWords from '#words/letters/resource-wish.yaml';
import { checkboxes, email, given, letterForm, long, required, text } from '../letter.ts';

const yourName = text('name', { ...required, autoComplete: 'name' });
const ownName = text('name', { autoComplete: 'name' });
const town = text('town', { ...required, autoComplete: 'address-level2' });

/** A report of an accessibility barrier on the site. */
export const barrier = letterForm('barrier', barrierWords, {
  to: 'accessibility',
  questions: [text('page'), long('barrier', required), text('tools'), email('email', required)],
});

/**
 * A health professional wants to become a speaker; the subject is that of the specification
 * (section 2, Speakers join).
 */
export const join = letterForm('join', joinWords, {
  to: 'voices',
  questions: [
    yourName,
    text('profession', required),
    long('topics', required),
    text('languages'),
    text('travel'),
    email('email', required),
  ],
});

/** A health professional wants to become a Catalyst. */
export const becomeCatalyst = letterForm('become-catalyst', becomeCatalystWords, {
  to: 'catalyst',
  questions: [
    yourName,
    text('profession', required),
    town,
    text('hours'),
    email('email', required),
  ],
});

/** A community group looks for a Catalyst. */
export const findVoice = letterForm('find-voice', findVoiceWords, {
  to: 'catalyst',
  questions: [
    text('group', { ...required, autoComplete: 'organization' }),
    town,
    text('when'),
    text('audience'),
    text('topic', required),
    text('contact', required),
  ],
});

/** A visitor asks the team to find a speaker; `search` is the visitor's query. */
export const findSpeaker = letterForm('find-speaker', findSpeakerWords, {
  to: 'voices',
  questions: [
    long('search', { ...required, layout: 'block' }),
    text('event', required),
    text('date'),
    text('contact', required),
  ],
});

/** A request for a file that cannot be downloaded yet; `file` is its name. */
export const fileRequest = letterForm('file-request', fileRequestWords, {
  to: 'hello',
  subjectOf: ({ file = '' }, { subject }) => fillIn(subject, { file }),
  questions: [given('file'), text('use', required), ownName, email('email', required)],
});

/** A visitor asks for a resource that the library lacks. */
export const resourceWish = letterForm('resource-wish', resourceWishWords, {
  to: 'hello',
  questions: [long('wish', required), text('use'), email('email', required)],
});

/**
 * The newsletter signup (specification sections 2, 4 and 7). Its letter has the name or 'Not
 * provided', the e-mail address, the interests or 'None selected', the page of the signup, and the
 * visitor's local date and time. Closing the form clears it.
 */
export const newsletter = letterForm('newsletter', newsletterWords, {
  to: 'hello',
  questions: [
    email('email', required),
    ownName,
    checkboxes('interests'),
    given('page', { isQuiet: true }),
    given('at', { isQuiet: true }),
  ],
  firstLines: ['name'],
  keepsDraft: false,
});
