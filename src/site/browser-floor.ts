/*
 * The browsers that the site supports (docs/decisions/browsers.md). Names and versions of browsers
 * are those of MDN's browser-compat-data, so that a test can look up every feature of the build in
 * it.
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
 * The browsers that scripts are built for. Safari is one step below the floor, because the oldest
 * engine in which a release can be tested is WPE WebKit 2.38, which is Safari 16.0.
 */
export const scriptTargets = ['safari16.0', 'ios16.0', 'chrome109', 'edge109', 'firefox115'];

/**
 * The browsers that styles are built for: the first versions with cascade layers, so that browsers
 * below the floor have the whole layout too. Older browsers show the document in their own layout,
 * with the colors of the site.
 */
export const styleTargets = ['safari15.4', 'ios15.4', 'chrome99', 'edge99', 'firefox97'];

/**
 * The features that a browser must have before a script of a page runs in it. Each engine got one
 * of them shortly before its floor, so that together they tell browsers below the floor apart,
 * whatever name a browser gives itself.
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
 * The first script of every page, in the JavaScript of 2009, which every browser can read. It sets
 * `data-scripted` on the root, from which styles know that scripts run. Below the floor it sets
 * nothing, and forbids every other script of the page by a policy (CSP Level 3, section 3.3: a
 * `<meta>` takes effect where it is inserted). So nothing is hidden that a script would show, and
 * nothing is hydrated by half.
 */
export const gateScript = `(function(){if(${isAtFloor})${mark};else{${forbidScripts}}})()`;
