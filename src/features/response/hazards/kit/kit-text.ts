import { type ClaimView, citation } from '#features/evidence/claims/claim.ts';
import { mediaHours } from '#features/speakers/media-hours.ts';
import { fillIn } from '#site/words.ts';
import type { KitPageFile } from '../../pages.schema.ts';
import { sourceLines } from '../references.ts';
import { type AdviceView, type KitView, phases } from './kit.ts';

/** A kit as plain text, for the clipboard, a mail or a file. `origin` is the site's, such as `https://….example`. */
export function kitText(kit: KitView, page: KitPageFile, site: string, origin: string): string {
  const { messages, advice, facts, actions, speakers, story, events } = kit;
  const parts = [
    [kit.name, `${page.text.kind}. ${site}`, origin + kit.href, reviewLine(kit, page)],
    [kit.introduction],
    ...messages.map(({ length, text, sources }) => [
      upper(`${page.messages.title}: ${page.messages[length]}`),
      text,
      ...sourceLines(sources, page.text),
    ]),
    [upper(page.impacts), ...kit.healthImpacts.map(item)],
    [upper(page.atRisk), ...kit.atRisk.map(item)],
    ...phases.map((phase) => [
      upper(`${page.advice.title}: ${page.advice[phase]}`),
      ...advice[phase].map((line) => adviceLine(line, page)),
    ]),
    [upper(page.facts.title), ...[...facts, ...actions].map((claim) => factLine(claim, page))],
    [
      upper(page.speakers.title),
      ...speakers.map(({ name, title, href, media }) =>
        item(`${name}, ${title}. ${mediaHours(media)}. ${origin}${href}`),
      ),
    ],
    story
      ? [upper(page.story.title), `“${story.quote}” ${story.name}. ${origin}${story.href}`]
      : [],
    [
      upper(page.events.title),
      ...(events.length === 0 ? [page.events.none] : []),
      ...events.map(({ title, weekday, time, zone, location, href }) =>
        item(`${title}. ${weekday}, ${time} ${zone}. ${location}. ${origin}${href}`),
      ),
    ],
    [upper(page.questions.title), ...kit.questions.map(item)],
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** `Reviewed November 21, 2026. Next review by May 1, 2027.` */
export function reviewLine(
  { reviewed, nextReview }: Pick<KitView, 'reviewed' | 'nextReview'>,
  { review }: Pick<KitPageFile, 'review'>,
): string {
  return fillIn(review, { reviewed, next: nextReview });
}

function adviceLine({ text, source }: AdviceView, { text: words }: KitPageFile): string {
  return item(`${text} ${words.source}: ${citation(source)}`);
}

/** A figure as it may be quoted. One that no source confirms comes with its status and the published figure. */
function factLine(claim: ClaimView, { text: words }: KitPageFile): string {
  const { status, specified, published } = claim;
  const quotable = [
    published.figure && `${published.figure}:`,
    published.wording,
    `${words.source}: ${citation(published.source)}`,
  ];
  const sentence = quotable.filter(Boolean).join(' ');
  if (status === 'supported') return item(sentence);
  const mark = status === 'differs' ? words.underReview : words.noSource;
  return item(`${specified.wording} (${mark}). ${words.closest}: ${sentence}`);
}

function item(line: string): string {
  return `- ${line}`;
}

function upper(line: string): string {
  return line.toLocaleUpperCase('en-US');
}
