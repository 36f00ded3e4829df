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
  { inProject: 'firefox', title: /directory-address.* every choice stands in the address/ },
  { inProject: 'firefox', title: /stories-address.* Back and Forward go through the steps/ },
  { inProject: 'firefox', title: /calendar-grid.* with the keyboard alone, 1280 px wide/ },
  { inProject: 'firefox', title: /evidence-search.* a link to a claim that a filter hides/ },
  { inProject: 'firefox', title: /contact-keyboard.* I sign up without a mouse/ },
  { inProject: 'firefox', title: /contact-keeping.* I save my letter as a draft/ },
  { inProject: 'firefox', title: /shortlist-shared.* I keep a shared list, and it is mine/ },
  { inProject: 'firefox', title: /event-calendars.* web calendars get both ends and the zone/ },
  { inProject: 'firefox', title: /profile-tabs.* on a desk .*I walk through the tabs/ },
  { inProject: 'firefox', title: /hostile-storage.* letters and lists of hostile strings/ },
  { inProject: 'firefox-without-script', title: /the submenu opens without JavaScript/ },
  { inProject: 'firefox-still', title: /carousel.* it never starts by itself, and moves by jumps/ },
  { inProject: 'firefox-dark', title: /I can have it light while my system is dark/ },
  { inProject: 'firefox-forced', title: /library-reach.* in forced colors/ },
];
