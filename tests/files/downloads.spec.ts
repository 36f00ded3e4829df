import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { comparedName, nameFault } from '#content/file-name.ts';
import { downloadHref, type FileType, fileTypes } from '#files/downloads/download.ts';
import { fileSizeLabel } from '#site/words.ts';
import { builtFiles } from '../support/built-files.ts';
import { builtBytes, downloadButtons, downloads, downloadsOfType } from '../support/downloads.ts';
import { readDraftFile } from '../support/rfc5322.ts';

/** The first bytes of a file of each type. */
const beginnings: Record<string, RegExp> = {
  pdf: /^%PDF-1\.7/,
  docx: /^PK\x03\x04/,
  xlsx: /^PK\x03\x04/,
  zip: /^PK\x03\x04/,
  eml: /^X-Unsent: 1\r\n/,
  txt: /^[\x20-\x7E]/,
  png: /^\x89PNG/,
  svg: /^<svg/,
};
test('every system can hold every file of the build, and every file of an archive', () => {
  const archives = downloadsOfType('zip').map((path) => Object.keys(unzipSync(builtBytes(path))));
  for (const paths of [builtFiles('**/*'), ...archives]) {
    expect(paths.length).toBeGreaterThan(0);
    const faults = paths.filter((path) => path.split('/').some((name) => nameFault(name)));
    expect(faults).toEqual([]);
    expect(new Set(paths.map(comparedName)).size).toBe(new Set(paths).size);
  }
});

const endingOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);
const toolkit = '/resources/community-toolkit';

test('every button leads to a file that is there, and says its name, type and size as they are', () => {
  const all = downloadButtons();
  expect(all.filter(({ page }) => page === toolkit).length).toBeGreaterThan(25);
  for (const { href, file, facts, words } of all) {
    const path = href.slice(1);
    const bytes = builtBytes(path);
    expect(facts.split(', '), href).toContain(fileSizeLabel(bytes.length));
    expect(facts, href).toMatch(/, [A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    expect(file, href).toBe(path.split('/').at(-1));
    const type = endingOf(path) as FileType;
    expect(words, href).toMatch(/^Download .+\(.+\)$/);
    expect(words, href).toContain(fileTypes[type].label);
  }
});

test('every item of the toolkit has a file, and every file has a button', () => {
  const html = builtBytes('resources/community-toolkit.html').toString();
  expect(html).not.toContain('Coming soon');
  const linked = new Set(downloadButtons().map(({ href }) => href.slice(1)));
  const offered = downloads.filter((path) => !/\/previews?\//.test(path));
  expect(offered.filter((path) => !linked.has(path))).toEqual([]);
});

test('every file is what its name says, and none is empty or a placeholder', async ({
  request,
}) => {
  for (const path of downloads) {
    const bytes = builtBytes(path);
    expect(bytes.length, path).toBeGreaterThan(300);
    const beginning = beginnings[endingOf(path)];
    if (beginning) expect(bytes.subarray(0, 40).toString('latin1'), path).toMatch(beginning);
    expect(bytes.toString('latin1'), path).not.toMatch(/lorem ipsum|\bTODO\b|\{hazard\}|\{date\}/i);
  }
  for (const type of Object.keys(fileTypes) as FileType[]) {
    const [path] = downloadsOfType(type);
    if (!path) continue;
    const answer = await request.get(`/${path}`);
    const [mime] = fileTypes[type].mime.split(';');
    expect(answer.headers()['content-type'], path).toContain(mime);
  }
});

test('the archive of everything holds every file of the toolkit once, byte for byte, and nothing else', () => {
  const files = unzipSync(builtBytes('downloads/community-toolkit.zip'));
  const offered = downloadButtons().filter(
    ({ page, href }) => page === toolkit && !href.endsWith('toolkit.zip'),
  );
  const names = Object.keys(files).filter((name) => !name.endsWith('README.txt'));
  expect(names.map((name) => name.split('/').at(-1)).sort()).toEqual(
    offered.map(({ file }) => file).sort(),
  );
  for (const [name, bytes] of Object.entries(files)) {
    const button = offered.find(({ file }) => name.endsWith(`/${file}`));
    if (button)
      expect(Buffer.from(bytes).equals(builtBytes(button.href.slice(1))), name).toBe(true);
  }
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain(toolkit);
});

test('the invitations are drafts that another reader opens: a subject, a letter, nobody it goes to', () => {
  const drafts = downloadsOfType('eml').map((path) =>
    readDraftFile(builtBytes(path).toString('latin1')),
  );
  expect(drafts).toHaveLength(3);
  for (const { headers, subject, body } of drafts) {
    expect(headers.has('to')).toBe(false);
    expect(subject).toMatch(/\[/);
    expect(body).toMatch(/^Dear \[name\],\r\n/);
    expect(body).toMatch(/\[Your name\]/);
  }
});

test('a download is found at the address its record names', () => {
  expect(downloadHref({ path: 'toolkit/faq', type: 'pdf' })).toBe('/downloads/toolkit/faq.pdf');
  expect(downloads).toContain('downloads/toolkit/faq.pdf');
});
