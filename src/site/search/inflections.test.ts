import { expect, test } from 'vitest';
import { inflectionsOf } from './inflections.ts';

test.each([
  ['map', 'mapped mapping'],
  ['mapped', 'map mapping'],
  ['vet', 'vetted vetting'],
  ['flooding', 'flood flooded'],
  ['breathe', 'breathed breathing'],
  ['caring', 'care cared'],
  ['nursing', 'nurse nursed'],
  ['worried', 'worry worrying'],
  ['calling', 'call called'],
  ['heavier', 'heavy heaviest'],
  ['hot', 'hotter hottest'],
  ['hotter', 'hot'],
  ['medica', 'medico'],
  ['enfermero', 'enfermera'],
  ['orador', 'oradora oradore'],
  ['doctora', 'doctor'],
  ['inundacione', 'inundacion'],
  ['huracan', 'huracane'],
])('“%s” is also %s', (form, others) => {
  expect(inflectionsOf(form)).toEqual(expect.arrayContaining(others.split(' ').filter(Boolean)));
});

test.each([
  ['spring', 'spr'],
  ['speed', 'spe'],
  ['need', 'ne'],
  ['caring', 'car'],
  ['evening', 'even'],
  ['vet', 'veteran'],
  ['map', 'maple'],
])('“%s” is not %s', (form, other) => expect(inflectionsOf(form)).not.toContain(other));

test.each(['ed', '71420', '3.5x', 'n95', 'αθηνα', ''])('“%s” has none', (form) => {
  expect(inflectionsOf(form)).toEqual([]);
});
