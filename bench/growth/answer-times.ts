import type { Browser } from '@playwright/test';
import type { Measure } from '../bench.ts';
import { measureAnswers as measureCalendar } from '../events/measure-calendar.ts';
import { measureLibrary } from '../library/answers.ts';
import { measureAnswers as measureDirectory } from '../speakers/measure-directory.ts';
import { measureStories } from '../stories/answers.ts';
import type { Size } from './sizes.ts';

/** How fast the list answers that holds the many. */
export function answerTimes(
  browser: Browser,
  origin: string,
  { many, count }: Size,
): Promise<Measure[]> {
  const measures = {
    speakers: () => measureDirectory(browser, `${origin}/speakers/directory`, count),
    stories: () => measureStories(browser, `${origin}/stories`),
    resources: () => measureLibrary(browser, `${origin}/resources/library`),
    events: () => measureCalendar(browser, `${origin}/resources/events-calendar`),
  };
  return measures[many]();
}
