/*
 * Which browsers get what (docs/decisions/browsers.md). Versions are written as MDN's
 * browser-compat-data writes them, and its names of browsers are used, so that a test can look
 * every feature of the build up in it.
 */

/**
 * The oldest versions in which everything works. Older browsers get each page as it is without
 * script.
 */
export const browserFloor = {
  safari: '16.4',
  safari_ios: '16.4',
  chrome: '109',
  chrome_android: '109',
  edge: '109',
  firefox: '115',
  firefox_android: '115',
} as const;

/**
 * What scripts are built for. Safari is one step below the floor: WPE WebKit 2.38, which is Safari
 * 16.0, is the oldest engine that a release can be tried in, and what runs in it is proved rather
 * than believed.
 */
export const scriptTargets = ['safari16.0', 'ios16.0', 'chrome109', 'edge109', 'firefox115'];

/**
 * What styles are built for: the first versions with cascade layers, so that browsers below the
 * floor have the whole layout too. Those that are older still draw the document in their own way,
 * in the site's colors.
 */
export const styleTargets = ['safari15.4', 'ios15.4', 'chrome99', 'edge99', 'firefox97'];

/**
 * What a browser must have before a script of a page runs in it. Each engine got one of them
 * shortly before its floor, so together they tell browsers apart by what they can do, whatever they
 * call themselves.
 */
export const requirements: readonly { feature: string; condition: string }[] = [
  // Chrome 109, Firefox 71, Safari 14.
  { feature: 'api.MathMLElement', condition: "'MathMLElement' in window" },
  // Chrome 102, Firefox 112, Safari 15.5.
  { feature: 'api.HTMLElement.inert', condition: "'inert' in document.documentElement" },
  // Chrome 105, Firefox 110, Safari 16.
  {
    feature: 'css.properties.container-type',
    condition: "CSS.supports('container-type','inline-size')",
  },
];

const isAtFloor = requirements.map(({ condition }) => condition).join('&&');
const mark = "document.documentElement.setAttribute('data-scripted','')";
const forbidScripts = [
  "var meta=document.createElement('meta')",
  "meta.httpEquiv='content-security-policy'",
  'meta.content="script-src \'none\'"',
  'document.head.appendChild(meta)',
].join(';');

/**
 * The first script of every page, in the JavaScript of 2009, which every browser can read. It marks
 * the root with `data-scripted`, by which styles know that scripts run. Below the floor it sets no
 * mark, and forbids the page every other script by a policy (CSP Level 3, section 3.3: a `<meta>`
 * holds from where it is inserted), so that nothing is hidden for a script and nothing is hydrated
 * by half.
 */
export const gateScript = `(function(){if(${isAtFloor})${mark};else{${forbidScripts}}})()`;
