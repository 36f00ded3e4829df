import type { Page } from '@playwright/test';
import { timePress } from '../browser/press.ts';
import type { Stopwatch } from '../browser/stopwatch.ts';
import { calendarOf } from './calendar.ts';

/** What visitors type: a letter, words of titles and descriptions, and something that is nowhere. */
const queries = ['h', 'heat', 'clinic', 'the water', 'zzzz'];
const keys = queries.flatMap((query) => [...query, ...Array.from(query, () => 'Backspace')]);

/** Types each query and deletes it again; the milliseconds of each key, from key to painted result. */
export async function timeTyping(page: Page, { time }: Stopwatch): Promise<number[]> {
  const times: number[] = [];
  await calendarOf(page).search.focus();
  for (const key of keys) {
    times.push(await time(() => page.keyboard.press(key === ' ' ? 'Space' : key)));
  }
  return times;
}

/** Goes through the options of each select by keys, and back to "all". */
export async function timeSelects(page: Page, { time }: Stopwatch): Promise<number[]> {
  const times: number[] = [];
  for (const name of ['Topic', 'Format', 'Region']) {
    await calendarOf(page).select(name).focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
      times.push(await time(() => page.keyboard.press(key)));
    }
  }
  return times;
}

/** Chooses days by presses and by keys. */
export async function timeDays(page: Page, stopwatch: Stopwatch): Promise<number[]> {
  const times: number[] = [];
  const { days, focusedDay } = calendarOf(page);
  for (const place of [3, 9, 14, 20, 26, 10]) {
    times.push(await timePress(page, stopwatch, days.nth(place)));
  }
  await focusedDay.focus();
  for (const key of [
    'ArrowRight',
    'Enter',
    'ArrowDown',
    'Enter',
    'Home',
    'Enter',
    'End',
    'Enter',
  ]) {
    times.push(await stopwatch.time(() => page.keyboard.press(key)));
  }
  return times;
}

/** Turns months by presses and by keys. */
export async function timeMonths(page: Page, stopwatch: Stopwatch): Promise<number[]> {
  const times: number[] = [];
  const { step, focusedDay } = calendarOf(page);
  for (const name of ['Next', 'Next', 'Next', 'Previous', 'Previous', 'Previous']) {
    times.push(await timePress(page, stopwatch, step(name)));
  }
  await focusedDay.focus();
  for (const key of ['PageDown', 'PageDown', 'PageUp', 'PageUp']) {
    times.push(await stopwatch.time(() => page.keyboard.press(key)));
  }
  return times;
}

/** Between the views, and through the ranges. */
export async function timeViews(page: Page, stopwatch: Stopwatch): Promise<number[]> {
  const times: number[] = [];
  const { view, range } = calendarOf(page);
  const buttons = [
    ...[view('List'), range('Next 30 days'), range('Next 90 days'), range('This month')],
    ...[range('This week'), range('This week'), view('Calendar')],
  ];
  for (const button of buttons) {
    times.push(await timePress(page, stopwatch, button));
  }
  return times;
}
