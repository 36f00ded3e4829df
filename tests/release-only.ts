/**
 * What `npm run test:release` adds to `npm test`. Two reasons put a test here: it needs a program other than a browser,
 * or it proves for the second, third or twentieth time, in another window, color, page or string, what `npm test`
 * proves once. A test is named by words of its file and title.
 */
interface ReleaseOnly {
  title: RegExp;
  because: string;
}

const program = 'it needs a program other than a browser';
const others = 'one stands for all in npm test';
const hostile = 'hostile strings in full; npm test tries each kind once';

export const releaseOnly: readonly ReleaseOnly[] = [
  // Other programs.
  { title: /files\/calendar-program/, because: program },
  { title: /files\/downloads-(office|pdf)/, because: program },
  { title: /files\/servers.* (nginx|Caddy) /, because: program },
  { title: /files\/load/, because: program },
  { title: /files\/media-kit.* a decoder of films/, because: program },
  { title: /stories\/dev-server/, because: 'it starts the development server' },

  // Every page, where `npm test` opens one of those that are alike.
  { title: /sweep\/pages.* is in order, keeps nothing/, because: others },
  { title: /sweep\/pages.*, like another of its kind,/, because: others },
  {
    title: /sweep\/pages.* can be read dark on a desk/,
    because: 'npm test sees it light on a desk and dark on a phone',
  },
  { title: /sweep\/pages.* in pieces, on a desk/, because: 'npm test looks at it on a phone' },
  {
    title: /profile-sheet.*\/(?!amara-quill|tobias-ashgrovel)[\w-]+ prints on one page/,
    because: others,
  },
  { title: /hazard-kit.* the kit on (?!Extreme Heat)/, because: others },
  { title: /now.spec.* on a phone \/(?!now\/extreme-heat|es\/ahora\/calor)/, because: others },
  { title: /approach.* does not run until I come near: \/(?!speakers)/, because: others },
  { title: /early-answers.* is looked for: \/(?!speakers|search)/, because: others },
  { title: /doors.* is at the head of \/(?!speakers\/join)/, because: others },

  // Every letter, list and recording, where one proves what the same code does for all.
  {
    title: /letters.* “(?!booking|newsletter|story)[\w-]+” (too long|every press|empty)/,
    because: others,
  },
  {
    title:
      /in the list: (?!directory|stories )\w+.*(whatever stands in the address|without script|when the scripts do not arrive|Back takes|the number beside)/,
    because: others,
  },
  { title: /in the list: .*no barrier/, because: 'the sweep looks at every list as it opens' },
  { title: /player-(?!place).*: \/stories\/the-generator-hours/, because: others },
  { title: /player-trouble.* (meets a broken server|holds something else)/, because: others },
  { title: /carousel.* it stops for good when I (?!press)/, because: others },
  { title: /calendar-time.*\b(Tokyo|Kolkata|Honolulu|London|Auckland)\b/, because: others },

  // The same in the other window or the other colors.
  {
    title:
      /(player-transcript|player-listening|profile-tabs|profile-video|search-dialog|search-page|story-page|speaker-not-found|event-calendars|resources-layout).*(on a phone|390 px wide)/,
    because: 'npm test does it on a desk',
  },
  {
    title:
      /\/(hazard-guide|hazard-kit|key-messages|profile-press-kit|event-page|event-places|event-proposal|shortlist-tray|evidence-claims|library-document).*(barrier|axe finds).*(on a (desk|narrow)|1280 px wide)/,
    because: 'npm test looks at it on a phone',
  },
  {
    title: /profile-press-kit.* on a (desk|narrow) /,
    because: 'npm test looks at it on a phone',
  },
  { title: /library-document.* light, 390 px wide/, because: 'npm test looks at it dark' },
  {
    title: /player-accessibility.* has no barrier, (on a desk|on a phone, light)/,
    because: 'npm test looks at each state on a phone, dark',
  },

  // Hostile strings, on the device and in addresses.
  { title: /hostile-addresses/, because: hostile },
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

  // The studio: every form, every mistake.
  { title: /studio\/accessibility.* part [2-9] of/, because: others },
  {
    title: /studio\/mistakes.* Of (?!a region spelled|a photograph that tells|a quote mark)/,
    because: others,
  },
  { title: /offline-releases/, because: 'it serves two releases one after the other' },
];

interface LongUnitTest {
  file: string;
  because: string;
  /** `npm test` runs it as well, with fewer samples: `CHV_TESTS` tells the test which of both it is. */
  isShortInNpmTest?: true;
}

/** Unit tests that take long, by their files, and why they do. */
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
    file: 'src/features/stories/podcast/**/draw-cover.test.ts',
    because: 'it draws large pictures several times',
  },
];
