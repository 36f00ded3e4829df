import { z } from 'zod';
import { heading, listOf, page, text, words } from '#content/fields.ts';

const benefits = words({
  title: 'Whom the benefits are for',
  benefits: listOf(text).describe('What they gain, one sentence each'),
});

/**
 * The schema of the three steps of a way to take part. `description` is the studio's hint for the
 * text of a step.
 */
export function threeSteps(description: string) {
  const step = words({ title: 'Name of the step', description });
  return z.array(step).length(3, 'must have three steps');
}

/** The words of Be a Catalyst (specification section 2, Be a Catalyst). */
export const catalystPageSchema = page({
  hero: words({
    professionals: 'Opens the letter of those who want to help',
    communities: 'Opens the letter of those who look for a speaker',
  }).describe('The two buttons at the top'),
  why: words({
    title: 'Heading and name in the in-page navigation',
    statement: 'The community program in one or two sentences, set large',
    professionals: benefits.describe('For health professionals'),
    communities: benefits.describe('For community organizations'),
  }).describe('The program and what it is good for'),
  how: words({
    ...heading.shape,
    steps: threeSteps('What happens in it').describe('Sign Up, Get Matched, Show Up and Speak'),
  }).describe('How it works'),
  exchange: words({ ...heading.shape, more: 'Link to the whole board' }).describe(
    'The Catalyst Exchange',
  ),
  closing: words({
    title: 'Heading of the closing call',
    text: 'Sentence of the closing call',
  }).describe('The closing call above the two letters'),
  becomeCatalyst: 'Opens a letter from a health professional',
  findHealthVoice: 'Opens a letter from a community group',
});
export type CatalystPageFile = z.infer<typeof catalystPageSchema>;

/**
 * The questions that each way to help answers, in the order of the page. Each is a key of `way` and
 * of `questions` below.
 */
export const wayQuestions = ['who', 'time', 'decides', 'next'] as const;

const way = words({
  title: 'Name of the way',
  who: 'For whom it is',
  time: 'How long it takes',
  decides: 'Who decides',
  next: 'What comes next',
  action: 'Link that begins it',
});

/** The ways to help, as Become a Speaker and Be a Catalyst show them. */
export const fourWaysSchema = words({
  ...heading.shape,
  fewer: 'The heading where a section is switched off, so that there are fewer ways',
  questions: words({
    who: 'Before “for whom”',
    time: 'Before “how long”',
    decides: 'Before “who decides”',
    next: 'Before “what comes next”',
  }).describe('What is said of each way'),
  here: 'Beside the way whose page it is',
  speaker: way.describe('To speak for the network'),
  catalyst: way.describe('To visit a group nearby'),
  story: way.describe('To tell a story'),
  exchange: way.describe('To put a need or an offer on the board'),
});
export type FourWaysFile = z.infer<typeof fourWaysSchema>;
