/** The code of every hostile script, so that `window.ran` tells whether one of them ran. */
const run = 'window.ran=1';

/** Ways out of text, attributes, scripts, styles, addresses, JSON, XML and Markdown. */
const waysOut = [
  '',
  '"',
  "'",
  '">',
  "'>",
  '</textarea>',
  '</title>',
  '</style>',
  '</script>',
  '-->',
  ']]>',
  '\\"',
  '"}',
  '*/',
  '`',
  '\u2028',
];

/** The attempts to run a script, which follow each way out. */
const attempts = [
  `<script>${run}</script>`,
  `<img src=x onerror=${run}>`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<iframe srcdoc="<script>parent.${run}</script>">`,
  `<details open ontoggle=${run}>x</details>`,
  `<a href="javascript:${run}">x</a>`,
  ` autofocus onfocus=${run} x=`,
  `<math><mtext><style><img src onerror=${run}>`,
  `<template shadowrootmode=open><script>${run}</script></template>`,
];

/** Strings that break programs rather than pages. */
const oddities = [
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\ufeff\u202e\u2066x\u2069',
  'é'.normalize('NFD').repeat(50),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́O',
  '👩🏽‍⚕️'.repeat(40),
  'a'.repeat(5000),
  ' '.repeat(2000),
  '(a+)+$'.repeat(30),
  '[]{}()*+?.\\^$|',
  '%00%0d%0aSet-Cookie:a=b',
  '%E0%A4%A',
  '%252e%252e%252f',
  '../../../etc/passwd',
  '..\\..\\windows',
  '//evil.example/',
  '\\\\evil.example',
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `java\tscript:${run}`,
  `data:text/html,<script>${run}</script>`,
  'vbscript:x',
  '__proto__',
  'constructor',
  'prototype.polluted',
  'toString',
  '{"__proto__":{"ran":1}}',
  '{{7*7}}',
  '$'.concat('{7*7}'),
  '<%= 7*7 %>',
  '#{7*7}',
  '=cmd|calc!A1',
  "'; DROP TABLE speakers;--",
  '1e999',
  '-0',
  'NaN',
  'null',
  'undefined',
  '9999-99-99',
  '0000-00-00T00:00',
];

/** Two hundred strings that a visitor with bad intent would try, the same in every run. */
export const hostileStrings: readonly string[] = [
  ...waysOut.flatMap((out) => attempts.map((attempt) => out + attempt)),
  ...oddities,
].slice(0, 200);
