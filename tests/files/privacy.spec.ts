import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { outDir } from '#hosting/out-dir.ts';
import { siteSchema } from '#site/site.schema.ts';
import { builtFiles } from '../support/built-files.ts';

const site = siteSchema.parse(parse(readFileSync('example/site.yaml', 'utf8')));
/** The addresses of the teams, and the sample that a form shows when an address cannot be read. */
const known = new Set<string>([...Object.values(site.email), 'name@example.org']);

/**
 * Every file in which a visitor, or a program, could read an address or a number; JPEG carries
 * words too.
 */
const texts = builtFiles('**/*.{html,json,xml,js,css,svg,txt,csv,ics,vtt,eml,webmanifest,jpg}').map(
  (file) => ({ file, text: readFileSync(join(outDir, file), 'latin1') }),
);

test('no e-mail address but those of the teams is anywhere in the site', () => {
  const found = texts.flatMap(({ file, text }) =>
    addressesIn(decoded(withoutIds(file, text))).map((address) => `${file}: ${address}`),
  );
  expect(found).toEqual([]);
});

test('no telephone number but those that belong to nobody is anywhere in the site', () => {
  const found = texts
    .filter(({ file }) => !/\.(jpg|js|css)$/.test(file))
    .flatMap(({ file, text }) => numbersIn(decoded(text)).map((number) => `${file}: ${number}`));
  expect(found).toEqual([]);
});

test('the search finds what it is there to find', () => {
  const hidden = 'a &#64; b, <a href="mailto:amara.quill%40hospital.example?subject=Hi">x</a>';
  expect(addressesIn(decoded(hidden))).toEqual(['amara.quill@hospital.example']);
  expect(addressesIn(decoded(`mailto:${site.email.voices}, x@2x.png`))).toEqual([]);
  const written = [
    '(409) 555-2368',
    '409.867.5309',
    '+1 409 867 5309',
    '867-5309',
    'tel:4098675309',
  ];
  for (const number of written) expect(numbersIn(number), number).toHaveLength(1);
  const harmless = [
    '(409) 555-0123',
    '555-0199',
    '2026-11-19',
    '1951–1980',
    '1999-2023',
    '1800 × 2160',
    '10.1038/s41586-020-2649-2',
    'ISBN 978-0-306-40615-7',
  ];
  for (const text of harmless) expect(numbersIn(text), text).toEqual([]);
});

/**
 * The ids of events look like addresses, since RFC 7986 wants them unlike all others (section 5.3);
 * nothing else in a calendar file may.
 */
function withoutIds(file: string, text: string): string {
  return file.endsWith('.ics')
    ? text.replace(/^UID:[a-z0-9-]+@climatehealthvoices\.example\r$/gm, '')
    : text;
}

/** The text with the ways in which an address or a number could be written otherwise. */
function decoded(text: string): string {
  return text.replace(/%40|&#64;|&#x40;|\\u0040/gi, '@').replace(/%20|&nbsp;|&#160;/g, ' ');
}

function addressesIn(text: string): string[] {
  const written = text.match(/[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}/gi) ?? [];
  return written.filter((address) => !known.has(address) && !isFileName(address));
}

/** `picture@2x.png` and `package@1.2.js` are no addresses. */
function isFileName(address: string): boolean {
  return /\.(png|jpe?g|webp|avif|svg|js|css|woff2)$/i.test(address);
}

/** North American numbers as people write them, and whatever a telephone is told to call. */
function numbersIn(text: string): string[] {
  const outsideDrawings = text.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ');
  const written =
    /(?<![\w./-])(\+1[ .-]?|1[ .-])?(\(\d{3}\) ?|\d{3}[ .-])?\d{3}[.-]\d{4}(?![\w/-]|\.\d)|\+1 ?\d{3} ?\d{3} ?\d{4}|tel:\+?[\d-]+/g;
  return (outsideDrawings.match(written) ?? []).filter((number) => !/555-?01\d\d$/.test(number));
}
