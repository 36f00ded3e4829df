import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { outDir } from '#hosting/out-dir.ts';
import { siteSchema } from '#site/site.schema.ts';
import { builtFiles } from '../support/built-files.ts';

const site = siteSchema.parse(parse(readFileSync('example/site.yaml', 'utf8')));
/** The addresses of the teams, and the example of a form. */
const known = new Set<string>([...Object.values(site.email), 'name@example.org']);

/** Emergency, help near by, and the line for people in despair. */
const publicLines = new Set(['tel:911', 'tel:211', 'tel:988']);

/** Every file in which a person or program could read an address; JPEG files hold texts too. */
const texts = builtFiles('**/*.{html,json,xml,js,css,svg,txt,csv,ics,vtt,eml,webmanifest,jpg}').map(
  (file) => ({ file, text: readFileSync(join(outDir, file), 'latin1') }),
);

test('no email address but those of the teams is anywhere in the site', () => {
  const strayAddresses = texts.flatMap(({ file, text }) =>
    addressesIn(decodedText(withoutIds(file, text))).map((address) => `${file}: ${address}`),
  );
  expect(strayAddresses).toEqual([]);
});

test('no telephone number but those of help for all and those that belong to nobody is anywhere in the site', () => {
  const strayNumbers = texts
    .filter(({ file }) => !/\.(jpg|js|css)$/.test(file))
    .flatMap(({ file, text }) =>
      numbersIn(decodedText(text)).map((number) => `${file}: ${number}`),
    );
  expect(strayNumbers).toEqual([]);
});

test('the search finds what it is there to find', () => {
  const hidden = 'a &#64; b, <a href="mailto:amara.quill%40hospital.example?subject=Hi">x</a>';
  expect(addressesIn(decodedText(hidden))).toEqual(['amara.quill@hospital.example']);
  expect(addressesIn(decodedText(`mailto:${site.email.voices}, x@2x.png`))).toEqual([]);
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
 * Removes the ids of events from a calendar file: they look like addresses (RFC 7986, section 5.3).
 */
function withoutIds(file: string, text: string): string {
  return file.endsWith('.ics')
    ? text.replace(/^UID:[a-z0-9-]+@climatehealthvoices\.example\r$/gm, '')
    : text;
}

/** The text, with entities and escapes in which an address or number could hide decoded. */
function decodedText(text: string): string {
  return text.replace(/%40|&#64;|&#x40;|\\u0040/gi, '@').replace(/%20|&nbsp;|&#160;/g, ' ');
}

function addressesIn(text: string): string[] {
  const written = text.match(/[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}/gi) ?? [];
  return written.filter((address) => !known.has(address) && !isFileName(address));
}

/** Whether an “address” is a file name: `picture@2x.png`, `package@1.2.js`. */
function isFileName(address: string): boolean {
  return /\.(png|jpe?g|webp|avif|svg|js|css|woff2)$/i.test(address);
}

/** North American telephone numbers, and the targets of `tel:` links. */
function numbersIn(text: string): string[] {
  const outsideDrawings = text.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ');
  const written =
    /(?<![\w./-])(\+1[ .-]?|1[ .-])?(\(\d{3}\) ?|\d{3}[ .-])?\d{3}[.-]\d{4}(?![\w/-]|\.\d)|\+1 ?\d{3} ?\d{3} ?\d{4}|tel:\+?[\d-]+/g;
  return (outsideDrawings.match(written) ?? []).filter(
    (number) => !/555-?01\d\d$/.test(number) && !publicLines.has(number),
  );
}
