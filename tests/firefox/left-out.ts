/**
 * Settings of a visitor that Playwright cannot emulate in Firefox, and the stories that need them.
 */
export const firefoxSettings: readonly {
  name: string;
  stories: RegExp;
  preferences: Record<string, number | boolean>;
}[] = [
  {
    name: 'firefox-still',
    stories: /less motion|reduced motion|motion is unwanted|covers nothing that has focus/i,
    preferences: { 'ui.prefersReducedMotion': 1 },
  },
  {
    name: 'firefox-dark',
    stories: /\.spec\.ts .*\bdark\b/,
    preferences: { 'layout.css.prefers-color-scheme.content-override': 0 },
  },
  {
    name: 'firefox-forced',
    stories: /forced colors|own colors/i,
    preferences: { 'browser.display.document_color_use': 2 },
  },
];

/** Stories that do not run in Firefox, because its driver cannot set them up; with the reason. */
export const excludedStories: readonly { title: RegExp; because: string }[] = [
  {
    title: /until I choose, the site follows my system/,
    because: 'the color scheme changes while the page is open, which preferences cannot do',
  },
  {
    title: /without (java)?script/i,
    because:
      'over BiDi, scripts go off but `@media (scripting: none)` does not hear of it; and where a preference turns them off, Playwright’s presses wait for a frame that never comes',
  },
  {
    title:
      /without-script.*(opens my mail program|becomes a mail draft|says why it shows nothing|a control that needs JavaScript is not there)/,
    because: 'it runs without script, as above',
  },
  {
    title: /when the desk does not arrive .*a contact is still a mail link/,
    because:
      'over BiDi, nothing tells that Firefox asks for a mail program, but for a link that is followed; here the script asks',
  },
  {
    title:
      /on a phone .*(it turns, and a touch stops it for good|the mail app comes first|I find the pulmonologist)/,
    because: 'Firefox on a desk sends no touches and is no phone (`hasTouch`, `isMobile`)',
  },
  {
    title: /presses.* on a phone, in a menu of filters/,
    because: 'Firefox on a desk sends no touches (`hasTouch`)',
  },
  {
    title: /on a tablet .*a tap beside the dialog closes it/,
    because: 'Firefox on a desk sends no touches (`hasTouch`)',
  },
  {
    title: /embeds.*a card of each kind can be used by everyone, light and dark/,
    because: 'it looks at both one after the other, and BiDi emulates neither',
  },
  {
    title: /player-trouble.*a file that is spoiled in the middle/,
    because: 'Firefox decodes ahead of what is heard and gives up at once, so there is no middle',
  },
  {
    title: /profile-video.*may play and fill the screen, and nothing else/,
    because: 'Firefox does not tell what a frame may do (`document.featurePolicy`)',
  },
  {
    title: /moving-on.*from page to page with motion/,
    because: 'Firefox knows no transitions from page to page (`pagereveal`)',
  },
  {
    title:
      /with a clipboard|I copy, share and print by keyboard|or copy the address of those on one topic/,
    because:
      'a driver cannot allow Firefox to read the clipboard (`clipboard-read` is unknown to it)',
  },
  {
    title: /the citations of a claim .*are copied in four forms/,
    because: 'a driver cannot allow Firefox to read the clipboard',
  },
  {
    title: /prints on (one page|two pages), Letter or A4/,
    because: 'only Chromium prints to PDF for a driver (`page.pdf`)',
  },
  {
    title:
      /\b(on|onto|off) paper\b|paper is light|profile-sheet.*(the sheet holds|the code on the sheet|says so)/,
    because: 'paper cannot be emulated over BiDi (`media: print`)',
  },
  {
    title: /from the guide I take all kits in one file/,
    because: 'it looks at one file in light, dark and on paper, and BiDi emulates neither',
  },
  {
    title:
      /I save my letter as a draft|I save a copy from my receipt|saves the same copy|a headshot is saved under a name|types the event once and has every paper/,
    because: 'over BiDi, Playwright 1.64 hears of no download',
  },
  {
    title: /a link that hands a calendar to a program/,
    because:
      'over BiDi, Firefox tells that such a link begins to load and never that it does not, and Playwright 1.64 waits for it',
  },
  {
    title: /dev-server/,
    because: 'it is about the development server, not about a browser',
  },
];

/** Stories that a release runs in Firefox: one for each thing that Firefox might do differently. */
export const fewStories: readonly { inProject: string; title: RegExp }[] = [
  { inProject: 'firefox', title: /copy.spec.* what comes back is said, and joins what is here/ },
  {
    inProject: 'firefox',
    title: /in the list: directory .*what I choose and type stands in the address/,
  },
  { inProject: 'firefox', title: /in the list: stories .*Back takes a press back/ },
  { inProject: 'firefox', title: /calendar-grid.* with the keyboard alone, 1280 px wide/ },
  { inProject: 'firefox', title: /presses.* on a desk, in a menu of filters .* directory/ },
  { inProject: 'firefox', title: /presses.* I remove everybody from the bar/ },
  { inProject: 'firefox', title: /typing.* leaves a recording where it is/ },
  { inProject: 'firefox', title: /evidence-search.* a link to a claim that a filter hides/ },
  { inProject: 'firefox', title: /contact-keyboard.* I sign up without a mouse/ },
  { inProject: 'firefox', title: /shortlist-shared.* I keep a shared list, and it is mine/ },
  { inProject: 'firefox', title: /event-calendars.* web calendars get both ends and the zone/ },
  { inProject: 'firefox', title: /profile-tabs.* on a desk .*I walk through the tabs/ },
  { inProject: 'firefox', title: /hostile-storage.* letters and lists of hostile strings/ },
  { inProject: 'firefox', title: /offline-outage.* after one visit an outage leaves me/ },
  { inProject: 'firefox', title: /embeds.* every card is whole at 300 pixels/ },
  { inProject: 'firefox', title: /embeds.* on an isolated page, also in frames/ },
  { inProject: 'firefox', title: /other-origin.* reads every address/ },
  { inProject: 'firefox', title: /keeping.* What I typed outlives a reload/ },
  { inProject: 'firefox', title: /rules-of-change.* I move an event/ },
  { inProject: 'firefox-still', title: /carousel.* it never starts by itself, and moves by jumps/ },
  { inProject: 'firefox-dark', title: /I can have it light while my system is dark/ },
  { inProject: 'firefox-forced', title: /library-reach.* in forced colors/ },
];
