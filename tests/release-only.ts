/**
 * A test that only `npm run test:release` runs, for one of two reasons: it needs a program other
 * than a browser, or it repeats in another window, color, page or string what `npm test` proves
 * once. `title` matches words of its file and title.
 */
interface ReleaseOnly {
  title: RegExp;
  because: string;
}

const program = 'it needs a program other than a browser';
const others = 'one stands for all in npm test';
const sweep = 'the sweep of npm test looks at it as it opens';
const phone = 'npm test does it on a phone';
const desk = 'npm test does it on a desk';
const hostile = 'hostile strings in full; npm test tries each kind once';

export const releaseOnly: readonly ReleaseOnly[] = [
  // Other programs.
  { title: /files\/calendar-program/, because: program },
  { title: /files\/downloads-(office|pdf)/, because: program },
  { title: /files\/servers.* (nginx|Caddy) /, because: program },
  { title: /files\/load/, because: program },
  {
    title: /files\/servers.* the local server lets every other site/,
    because: 'npm test asks it in a page of another site',
  },
  {
    title: /other-origin.* an isolated page of another site/,
    because: 'npm test does it on a usual page, and frames embeds on an isolated one',
  },
  {
    title: /embeds.* on (a usual page|an isolated page that asks)/,
    because: 'npm test does it on an isolated page, where most is asked',
  },
  {
    title: /files\/servers.* the local server sends every file whole/,
    because: 'npm test opens a page of each kind with it',
  },
  { title: /files\/media-kit.* a decoder of films/, because: program },
  { title: /(stories\/dev-server|studio\/preview)/, because: 'it starts the development server' },

  // Every page, where `npm test` opens one of those that are alike.
  { title: /files\/html.* every page is valid HTML/, because: others },
  { title: /sweep\/pages.* is in order, keeps nothing/, because: others },
  { title: /sweep\/pages.*, like another of its kind,/, because: others },
  {
    title: /sweep\/pages.* has no barrier on a phone/,
    because: 'npm test sees it light on a desk with every rule, and its colors dark on a phone',
  },
  { title: /sweep\/pages.* in pieces, on a desk/, because: 'npm test looks at it on a phone' },
  {
    title: /sweep\/pages.*, where little comes late,/,
    because: 'npm test looks where much does',
  },
  {
    title: /profile-sheet.*\/(?!amara-quill|tobias-ashgrovel)[\w-]+ prints on one page/,
    because: others,
  },
  { title: /hazard-kit.* the kit on (?!Extreme Heat)/, because: others },
  { title: /now.spec.* on a phone \/(?!now\/extreme-heat|es\/ahora\/calor)/, because: others },
  { title: /now.spec.* from \/now\/(?!extreme-heat)/, because: others },
  { title: /now.spec.* the kit on (?!Extreme Heat)/, because: others },
  { title: /approach.* does not run until I come near: \/(?!speakers)/, because: others },
  { title: /early-answers.* is looked for: \/(?!speakers|search)/, because: others },
  { title: /doors.* is at the head of \/(?!speakers\/join)/, because: others },

  // What the sweep of `npm test` looks at when it opens the page.
  {
    title: /(hazard-guide|hazard-kit|key-messages|profile-press-kit|library-document).* barrier/,
    because: sweep,
  },
  { title: /story-page.* every story page has no barrier/, because: sweep },
  { title: /calendar-reach.* axe finds nothing/, because: sweep },
  { title: /carousel.* no rule finds a problem/, because: sweep },
  { title: /(library|stories)-address.* nothing jumps/, because: sweep },
  { title: /profile-tabs.* on a desk nothing jumps while the page opens/, because: sweep },
  { title: /player-accessibility.* the player at rest has no barrier/, because: sweep },
  { title: /in the list: .*no barrier/, because: sweep },

  // Every list: the directory makes every promise, the others one each.
  {
    title:
      /in the list: (?!directory )\w+.*(what I choose|Back takes|the number beside|an active filter|one press clears|where nothing|Escape|whatever stands in the address|items are shown|without script|when the scripts do not arrive)/,
    because: others,
  },
  {
    title: /in the list: (library|stories|evidence) the count is what is listed/,
    because: others,
  },
  {
    title: /(calendar-reach.* when the script|approach.* when the code) does not arrive/,
    because: 'npm test does it with the directory',
  },
  {
    title: /in the list: (?!directory |exchange )\w+.* with the keyboard alone/,
    because: 'npm test does it with a chip and with a select',
  },

  // Every letter: the booking makes every promise, and of each kind of form one letter is written.
  {
    title: /letters.* “(?!booking)[\w-]+” (too long|every press|empty)/,
    because: others,
  },
  {
    title: /letters.* “(?!booking|newsletter|story|deadline|join)[\w-]+” (full|its link)/,
    because: others,
  },
  {
    title:
      /contact-accessibility.* (the booking form|the letter after|a notice on the page|the letter of a signup|the form of a short letter|the signup:)/,
    because: 'npm test looks at the same dialogs in another state',
  },
  {
    title: /(stories-submit|event-proposal).* the form has no barrier/,
    because: 'it is the form of every letter',
  },
  {
    title: /stories-submit.* (closing keeps|a long story is copied|a draft that something else)/,
    because: 'npm test does it with a booking',
  },
  {
    title: /contact-booking.* while a required answer is missing/,
    because: 'npm test leaves every answer of a booking out',
  },
  { title: /contact-web-mail.* (Microsoft|Outlook|Yahoo)/, because: others },
  { title: /contact-closing.* (the cross|“Cancel”) closes/, because: 'npm test presses Escape' },
  { title: /contact-signup.* I sign up from the (stories|home page)/, because: others },
  { title: /contact-sides.* the page asks hosts/, because: 'npm test asks in the dialog' },
  {
    title: /contact-trouble.* (keeps nothing|has no clipboard)/,
    because: 'npm test does it where the device is full, and where it refuses',
  },
  { title: /doors.* (\/be-catalyst sets|the foot of \/(stories|privacy))/, because: others },
  {
    title: /now.spec.* \/(resources|search|nowhere)[\w/-]* leads to the four doors/,
    because: others,
  },

  // Every recording, speaker, event and figure.
  { title: /player-(?!place).*: \/stories\/the-generator-hours/, because: others },
  { title: /player-trouble.* (meets a broken server|holds something else)/, because: others },
  {
    title: /player-trouble.* (for want of a network|missing captions|a card of the list says)/,
    because: 'npm test misses the file itself, on the page of its story',
  },
  {
    title: /player-accessibility.* the player (with|going on|muted).* has no barrier/,
    because: 'npm test looks at it while it plays and in trouble',
  },
  { title: /player-place.* a stored value that is none of ours \((?!\[\))/, because: others },
  { title: /profile-tabs.* ends in #(publications|book-title)/, because: others },
  { title: /profile-tabs.* no tab of (?!Dr\. Amara Quill)/, because: others },
  { title: /profile-tabs.* no tab of .*, light/, because: 'npm test looks at them dark' },
  { title: /profile-talks.* every speaker is shown with three others/, because: others },
  { title: /profile-head.* “(Media|Talks|Press kit)” leads to that part/, because: others },
  { title: /profile-video.* before and after the press, light/, because: 'npm test looks dark' },
  { title: /event-page.* as it is at 2026-12-10T(?!18)/, because: others },
  { title: /event-page.* an event that is (full|moved)/, because: others },
  { title: /media-deadline.* no barrier (?!where nobody can)/, because: others },
  { title: /event-places.* no barrier, light/, because: 'npm test looks at it dark' },
  { title: /shortlist-page.* a full list has no barrier/, because: others },
  {
    title: /copy-figure.* every figure of \/(evidence|resources\/(rapid-response\/|key|library))/,
    because: others,
  },
  {
    title: /copy-figure.* every figure of \/ /,
    because: others,
  },
  { title: /carousel.* it stops for good when I (?!press the stop)/, because: others },
  {
    title: /carousel.* (it waits while I am in another tab|a second press|the same list stands)/,
    because: 'npm test waits with the pointer, presses once, and goes without script',
  },
  { title: /offline-guides.* I remove everything/, because: 'npm test removes the guides' },
  {
    title: /offline-guides.* a press before its script/,
    because: 'calendar and search do the same',
  },

  // What a unit test proves for each case: the browser shows that the page asks that rule.
  {
    title: /profile-media-hours.* at 2026-(?!11-16|11-01)/,
    because: 'unit tests prove every moment',
  },
  {
    title: /event-clocks.* (in (Asia|Europe|Pacific)|on the day clocks change .*(2027|05:30))/,
    because: 'unit tests prove every zone and change of clocks',
  },
  {
    title: /media-desk-clock.* in (?!Asia)/,
    because: 'unit tests prove every zone; npm test reads the desk from the farthest',
  },
  { title: /calendar-time.*\b(Tokyo|Kolkata|Honolulu|London|Auckland)\b/, because: others },
  {
    title: /evidence-search.* for “(?!medicrae|23%)/,
    because: 'unit tests prove what each word finds',
  },
  {
    title: /stories-filters.* "(?!josue)[^"]+" finds/,
    because: 'unit tests prove what each word finds',
  },
  {
    title: /directory-filters.* "(?!amara)[^"]+" brings/,
    because: 'unit tests prove what each word finds',
  },
  { title: /directory-filters.* every menu and both chips/, because: 'npm test uses one of each' },
  { title: /presses.* words and number of an option .* (?!directory)\w+$/, because: others },
  { title: /presses.* the cross leads from/, because: 'npm test presses Escape' },
  { title: /presses.* words of a theme choose it, on a desk/, because: phone },
  { title: /speaker-not-found.* “(?!amara-quil”|nobody)[^”]+” leads me/, because: others },
  { title: /search-dialog.* right after Control/, because: 'npm test presses the other key' },

  // The same in the other window or the other colors.
  {
    title:
      /(player-transcript|player-listening|profile-tabs|profile-video|search-dialog|search-page|story-page|speaker-not-found|event-calendars|resources-layout).*(on a phone|390 px wide)/,
    because: 'npm test does it on a desk',
  },
  {
    title:
      /(calendar-grid|calendar-focus|directory-filters|stories-filters|calendar-reach).* 1280 px wide/,
    because: phone,
  },
  {
    title:
      /(shortlist-booking|player-trouble|contact-notices|media-kit|hazard-kit|profile-head).* on (a|the) (desk|narrow)/,
    because: phone,
  },
  {
    title:
      /\/(event-page|event-places|event-proposal|shortlist-tray|shortlist-page|evidence-claims).*(barrier|axe finds).*(on a (desk|narrow)|1280 px wide)/,
    because: phone,
  },
  { title: /shortlist-tray.* covers nothing .*(on a desk|at 400% zoom)/, because: phone },
  { title: /carousel.* on a phone .*(Tab key|one expert)/, because: desk },
  { title: /carousel.* a narrower window/, because: desk },
  { title: /profile-press-kit.* on a (desk|narrow) /, because: phone },
  { title: /library-document.* light, 390 px wide/, because: 'npm test looks at it dark' },
  {
    title: /player-accessibility.* has no barrier, (on a desk|on a phone, light)/,
    because: 'npm test looks at each state on a phone, dark',
  },

  // Hostile strings, on the device and in addresses.
  { title: /hostile-addresses/, because: hostile },
  { title: /search-page.* whatever stands in the address/, because: hostile },
  {
    title: /hostile-storage.* (hostile strings where|hostile strings in lists|what is no JSON)/,
    because: hostile,
  },
  {
    title: /shortlist-shared.* an address that makes no sense .*\?(?!ids=<script>alert)/,
    because: hostile,
  },
  { title: /shortlist-shared.* an address that makes no sense .*#/, because: hostile },
  { title: /a draft that something else wrote does no harm: (?!\{"__proto__)/, because: hostile },
  { title: /shortlist-trouble.* a device that keeps (?!<script>)/, because: hostile },
  { title: /contact-requests-kept.* storage that holds (?!not JSON)/, because: hostile },
  { title: /speaker-not-found.* “(%3C|xxx)/, because: hostile },

  // The studio: every form, every problem.
  {
    title: /studio\/accessibility.* part \d+ of/,
    because: 'npm test looks at every screen, with the form of one kind',
  },
  {
    title: /studio\/problems.* Of (?!a quote mark)/,
    because: others,
  },
  { title: /offline-releases/, because: 'it serves two releases one after the other' },
];

interface LongUnitTest {
  file: string;
  because: string;
  /**
   * `npm test` runs it as well, with fewer samples: `CHV_TESTS` tells the test which of both it is.
   */
  isShortInNpmTest?: true;
}

/** Unit tests that take long, by their files, and the reason. */
export const longUnitTests: readonly LongUnitTest[] = [
  { file: 'src/check/**/hostile-fields.test.ts', because: 'every hostile string in every field' },
  { file: 'src/check/**/hostile-content.test.tsx', because: 'every hostile string on every page' },
  { file: 'src/site/mail/**/drafts.test.ts', because: '10,000 random letters in each service' },
  {
    file: 'src/studio/server/**/publish.test.ts',
    because: 'it checks all content for each commit',
  },
  {
    file: 'src/studio/server/**/entry-files.test.ts',
    because: 'it changes every file of the content; npm test changes one of each kind',
    isShortInNpmTest: true,
  },
  {
    file: 'src/studio/server/**/save-entries.test.ts',
    because: 'it checks all content for each save; npm test saves in the stories of the studio',
  },
  {
    file: 'src/studio/server/**/check-draft.test.ts',
    because: 'it changes every kind of entry; npm test changes every third',
    isShortInNpmTest: true,
  },
  {
    file: 'src/features/events/calendar-files/**/every-zone.test.ts',
    because:
      'it reads a hundred thousand events; npm test reads those of the content in every zone',
    isShortInNpmTest: true,
  },
  {
    file: 'src/features/stories/podcast/**/draw-cover.test.ts',
    because: 'it draws large pictures several times',
  },
];
