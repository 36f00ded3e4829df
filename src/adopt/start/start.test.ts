import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { answersOf, type Given } from './answers.ts';
import { givenBefore, startFiles } from './start-files.ts';

const given: Given = {
  name: 'Prairie Climate & Health Alliance',
  domain: 'https://Prairie.example.org/',
  email: 'hello@prairie.example.org',
  country: 'CA',
  zone: 'America/Regina',
};

function answersTo(change: Given = {}) {
  const result = answersOf({ ...given, ...change });
  if ('faults' in result) throw new Error(result.faults.join('\n'));
  return result.answers;
}

describe('answers', () => {
  test('what is not said follows from the country', () => {
    expect(answersTo()).toMatchObject({
      domain: 'prairie.example.org',
      language: 'en-CA',
      emergency: '911',
      crisis: '988',
      phone: undefined,
      hasDaysOffOfExample: false,
    });
    expect(answersTo({ country: 'gb' })).toMatchObject({ emergency: '999', crisis: '116 123' });
  });

  test.each<[Given, RegExp]>([
    [{ name: '' }, /Name of the network: nothing is given\. Add --name/],
    [{ name: 'A <b>name</b>' }, /holds HTML/],
    [{ name: 'شبكة الأطباء' }, /have no shape for “ش”.*docs\/decisions\/fonts\.md/],
    [{ domain: 'prairie' }, /“prairie” is no domain/],
    [{ domain: 'prairie.example.org/voices' }, /without a path/],
    [{ email: 'hello@' }, /is no email address/],
    [{ short: 'Prairie Climate' }, /has 15 letters; telephones show 12/],
    [{ phone: 'call us' }, /is no telephone number/],
    [{ country: 'Canada' }, /two letters/],
    [{ without: 'stories, podcasts' }, /“podcasts” is no section\. Write some of stories, events/],
    [{ country: 'FR' }, /Number to call in an emergency: nothing is given\. Add --emergency/],
    [{ language: 'fr' }, /The pages are in English so far/],
    [{ zone: 'Regina' }, /is no time zone/],
  ])('%o is answered with a sentence', (change, sentence) => {
    const result = answersOf({ ...given, ...change });
    expect('faults' in result && result.faults.join('\n')).toMatch(sentence);
  });
});

describe('the files of a new network', () => {
  const example = new Map([
    ['claims/heat.yaml', 'wording: Heat.\n'],
    ['hazards/heat.yaml', 'name: Heat\n# {demonstration}\nevents:\n  - fair\n# {/demonstration}\n'],
  ]);

  test.each([
    'Prairie Climate & Health Alliance',
    'Médecins & Climat d\'Ici "Sud"/Ost',
    'Health: the network # one',
    'x'.repeat(60),
  ])('the name %s is written as it is', (name) => {
    const files = startFiles(answersTo({ name }), example, new Map());
    expect(parse(files.get('site.yaml') ?? '').name).toBe(name);
  });

  test('have the answers, what is real of the example, and an empty lock', () => {
    const files = startFiles(answersTo({ short: 'Prairie' }), example, new Map());
    expect([...files.keys()].sort()).toEqual([
      'claims/heat.yaml',
      'hazards/heat.yaml',
      'pages/offline.yaml',
      'published.lock/.gitkeep',
      'site.yaml',
    ]);
    expect(files.get('hazards/heat.yaml')).toBe('name: Heat\n');
    expect(parse(files.get('pages/offline.yaml') ?? '')).toEqual({ app: { shortName: 'Prairie' } });
    expect(parse(files.get('site.yaml') ?? '').desk).toEqual({
      hours: { timeZone: 'America/Regina', holidays: [] },
    });
  });

  test('said again, nothing is written, and what staff wrote since stays', () => {
    const first = startFiles(answersTo(), example, new Map());
    expect(startFiles(answersTo(), example, first).size).toBe(0);
    const site = (first.get('site.yaml') ?? '')
      .replace('voices: hello@', 'voices: book@')
      .replace('domain:', '# Ours since May.\ndomain:');
    const existing = new Map([...first, ['site.yaml', `${site}tagline: We speak.\n`]]);
    const again = answersTo({ ...givenBefore(existing), email: 'new@prairie.example.org' });
    const files = startFiles(again, example, existing);
    expect([...files.keys()]).toEqual(['site.yaml']);
    const text = files.get('site.yaml') ?? '';
    expect(text).toContain('# Ours since May.');
    expect(parse(text)).toMatchObject({
      tagline: 'We speak.',
      email: {
        hello: 'new@prairie.example.org',
        voices: 'book@prairie.example.org',
        media: 'new@prairie.example.org',
      },
    });
  });

  test('sections that are left out are off, and on again once they are not named', () => {
    const first = startFiles(answersTo({ without: 'Stories, desk' }), example, new Map());
    expect(parse(first.get('site.yaml') ?? '').sections).toEqual({ stories: false, desk: false });
    const kept = answersTo(givenBefore(first));
    expect(kept.without).toEqual(['stories', 'desk']);
    expect(startFiles(kept, example, first).size).toBe(0);
    const again = startFiles(answersTo({ without: 'none' }), example, first);
    expect(parse(again.get('site.yaml') ?? '').sections).toEqual({ stories: true, desk: true });
  });

  test('with every section, site.yaml says nothing of them', () => {
    const files = startFiles(answersTo(), example, new Map());
    expect(parse(files.get('site.yaml') ?? '')).not.toHaveProperty('sections');
  });
});
