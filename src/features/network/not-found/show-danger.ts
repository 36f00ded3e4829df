import '#lists/danger/danger-style.ts';
import { dangerIn, dangerPhrases } from '#site/danger/danger.ts';
import { dangerWords } from '#site/danger/danger-words.ts';

const phrases = dangerPhrases(dangerWords);

/** Shows what leads out of the danger that a query names, of the boxes in the page; else none. */
export function showDanger(section: HTMLElement, query: string): void {
  const danger = dangerIn(query, phrases);
  for (const part of section.querySelectorAll<HTMLElement>('[data-danger]')) {
    part.hidden = part.dataset['danger'] !== danger?.language;
    if (!danger || part.hidden) continue;
    show(part, '[data-despair]', danger.isDespair);
    show(part, '[data-doors]', danger.doors.length > 0);
    for (const door of part.querySelectorAll<HTMLElement>('[data-door]')) {
      door.hidden = !danger.doors.some((id) => id === door.dataset['door']);
    }
  }
}

function show(part: HTMLElement, selector: string, isShown: boolean): void {
  part.querySelector(selector)?.toggleAttribute('hidden', !isShown);
}
