/** Settings of a visitor's system that Playwright cannot emulate in Firefox, and the stories that need them. */
export const settings: readonly {
  name: string;
  stories: RegExp;
  preferences: Record<string, number | boolean>;
}[] = [
  {
    name: 'firefox-without-script',
    stories: /without (java)?script/i,
    preferences: { 'javascript.enabled': false },
  },
  {
    name: 'firefox-still',
    stories: /less motion|reduced motion/i,
    preferences: { 'ui.prefersReducedMotion': 1 },
  },
  {
    name: 'firefox-dark',
    stories: /\bdark\b/,
    preferences: { 'layout.css.prefers-color-scheme.content-override': 0 },
  },
  {
    name: 'firefox-forced',
    stories: /forced colors|own colors/i,
    preferences: { 'browser.display.document_color_use': 2 },
  },
];

/** Stories that Firefox is not asked, since the way it is driven cannot set them up; each with the reason. */
export const leftOut: readonly { title: RegExp; because: string }[] = [
  {
    title: /until I choose, the site follows my system/,
    because: 'the color scheme changes while the page is open, which preferences cannot do',
  },
  {
    title: /on a phone › it turns, and a touch stops it for good/,
    because: 'Firefox on a desk sends no touches (`hasTouch`)',
  },
];

/** Stories that stand for all in the test command: one for each thing that Firefox might do otherwise. */
export const few: readonly { inProject: string; title: RegExp }[] = [
  {
    inProject: 'firefox',
    title: /every choice stands in the address, and a shared link brings it back/,
  },
];
