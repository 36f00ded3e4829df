import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  changedFiles,
  type Desk,
  editFile,
  expect,
  openEntry,
  type Studio,
  test,
} from '../support/studio.ts';

interface Mistake {
  kind: string;
  id: string;
  /** Made in the file by somebody who edits text, before the entry is opened. */
  outside?: (studio: Studio) => void | Promise<void>;
  /** Made in the form. */
  typed?: (desk: Desk) => Promise<void>;
  /** The field that it is met at, as the summary names it. */
  place: string;
  problem: RegExp;
  fix: RegExp;
}

const event = 'events/upcoming1.md';
const speaker = 'speakers/amara-quill.md';

function inFile(path: string, from: string | RegExp, to: string): (studio: Studio) => void {
  return ({ root }) => editFile(root, path, (text) => text.replace(from, to));
}

async function portrait({ root }: Studio, picture: Sharp): Promise<void> {
  writeFileSync(join(root, 'content/speakers/amara-quill.jpg'), await picture.jpeg().toBuffer());
  editFile(root, speaker, (text) => text.replace('./amara-quill.svg', './amara-quill.jpg'));
}

function blank(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#b98' } });
}

/** The mistakes that staff made when they tried, each met at its place with its fix. */
const mistakes: Record<string, Mistake> = {
  'a region that is not on the list': {
    ...{ kind: 'events', id: 'upcoming1', place: 'Region' },
    outside: inFile(event, 'region: National', 'region: Mid-west'),
    problem: /not in the list/i,
    fix: /Midwest/,
  },
  'a tag that is not on the list': {
    ...{ kind: 'speakers', id: 'amara-quill', place: 'Field of expertise 1' },
    outside: inFile(speaker, '  - Extreme heat', '  - Heat'),
    problem: /not in the list/i,
    fix: /Extreme heat/,
  },
  'a time zone by its everyday name': {
    ...{ kind: 'events', id: 'upcoming1', place: 'Time zone' },
    typed: ({ field }) => field('Time zone').fill('Central Time'),
    problem: /time zone/i,
    fix: /America\/Chicago/,
  },
  'an end before the start': {
    ...{ kind: 'events', id: 'upcoming1', place: 'End' },
    typed: async ({ field }) => {
      const day = (await field('Start').inputValue()).slice(0, 10);
      await field('End').fill(`${day}T06:00`);
    },
    problem: /later than/i,
    fix: /./,
  },
  'a status that there is none of': {
    ...{ kind: 'events', id: 'upcoming1', place: 'Status' },
    outside: inFile(event, 'format: virtual', 'format: virtual\nstatus: postponed'),
    problem: /not in the list/i,
    fix: /moved/,
  },
  'a percentage in a biography': {
    ...{ kind: 'speakers', id: 'amara-quill', place: 'Biography, long' },
    typed: ({ field }) => field('Biography, long').fill('She says that 45% of people are too hot.'),
    problem: /a figure stands in the words/i,
    fix: /Say it without the number/,
  },
  'a portrait that says where it was taken': {
    ...{ kind: 'speakers', id: 'amara-quill', place: 'Portrait' },
    outside: (studio) =>
      portrait(
        studio,
        blank(1040, 1248).withExif({
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 18/1 0/1' },
        }),
      ),
    problem: /where it was taken|location|place/i,
    fix: /./,
  },
  'an event that was moved and nobody told': {
    ...{ kind: 'events', id: 'upcoming1', place: 'Status' },
    typed: async ({ field }) => {
      const year = new Date().getFullYear() + 1;
      await field('End').fill(`${year}-05-06T20:00`);
      await field('Start').fill(`${year}-05-06T18:00`);
    },
    problem: /visitors are not told/i,
    fix: /status: moved/,
  },
};

for (const [name, { kind, id, outside, typed, place, problem, fix }] of Object.entries(mistakes)) {
  test(`I make a mistake, ${name}, and the studio says where and what to do`, async ({
    page,
    studio,
  }) => {
    await outside?.(studio);
    const desk = await openEntry(page, kind, id);
    await typed?.(desk);
    const link = desk.toFix.getByRole('link', { name: place, exact: true }).first();
    await link.click();
    const field = page.locator(':focus');
    await expect(field).toHaveAccessibleDescription(problem);
    await expect(field).toHaveAccessibleDescription(fix);
    if ((await field.getAttribute('aria-invalid')) !== null)
      await expect(field).toHaveAttribute('aria-invalid', 'true');
  });
}

const unreadable = {
  'a tab in front of a field': {
    from: 'title: Our Purpose',
    to: '\ttitle: Our Purpose',
    says: /tab/i,
  },
  'a colon in words without quotes': {
    from: 'title: Our Purpose',
    to: 'title: Our Purpose: Health',
    says: /colon|quotes/i,
  },
  'a quote that is never closed': {
    from: 'title: Our Purpose',
    to: 'title: "Our Purpose',
    says: /quote/i,
  },
};

for (const [name, { from, to, says }] of Object.entries(unreadable)) {
  test(`Somebody slips in the file, ${name}: I mend its text in the studio and have the form back`, async ({
    page,
    studio: { root },
  }) => {
    editFile(root, 'pages/vision.yaml', (text) => text.replace(from, to));
    const { field, save, toFix } = await openEntry(page, 'visionPage', 'vision');
    const text = field('Text of the file');
    await expect(text).toHaveAccessibleDescription(says);
    await expect(text).toHaveAccessibleDescription(/Line \d/);
    await text.fill((await text.inputValue()).replace(to, from));
    await save();
    await expect(field('Title', page.getByRole('region', { name: 'Main' }))).toHaveValue(
      'Our Purpose',
    );
    await expect(toFix).toHaveCount(0);
    expect(await changedFiles(root)).toEqual([]);
  });
}

test('A figure in the words of a page is said beside the field as I pause, and goes when I mend it', async ({
  page,
  studio: { root },
}) => {
  const { field, toFix, said } = await openEntry(page, 'visionPage', 'vision');
  const lede = field('Lede', page.getByRole('region', { name: 'Main' }));
  const before = await lede.inputValue();
  await lede.press('ControlOrMeta+End');
  await lede.pressSequentially(' That is 45% of people.');
  await expect(lede).toHaveAttribute('aria-invalid', 'true');
  await expect(lede).toHaveAccessibleDescription(/A figure stands in the words, without evidence/);
  await expect(page.getByRole('heading', { name: '1 to fix' })).toBeVisible();
  await lede.fill(before);
  await expect(toFix).toHaveCount(0);
  await expect(lede).toHaveAttribute('aria-invalid', 'false');
  expect(await said()).toEqual(['1 to fix', 'Nothing left to fix']);
  expect(await changedFiles(root)).toEqual([]);
});
