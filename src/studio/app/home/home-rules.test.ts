import { expect, test } from 'vitest';
import { readPath } from '../address.tsx';
import { idProblem, proposedId } from './NewEntry.tsx';

test.each([
  ['Dr. Ana María Reyes, RN', 'ana-maria-reyes'],
  ['Prof. Dr. Søren Ångström', 'soren-angstrom'],
  ['Siobhán O’Neill-Große', 'siobhan-oneill-grosse'],
  ['  Heat at 9 a.m.: what now?  ', 'heat-at-9-a-m-what-now'],
  [', RN', ''],
])('"%s" is proposed the address "%s"', (name, id) => {
  expect(proposedId(name)).toBe(id);
});

test('An address that is taken, reserved or badly formed is refused in words', () => {
  expect(idProblem('ana-reyes', ['amara-quill'], ['join'])).toBeUndefined();
  expect(idProblem('amara-quill', ['amara-quill'], [])).toMatch(/There is “amara-quill” already/);
  expect(idProblem('join', [], ['join'])).toMatch(
    /^A page of the site has the address “join” already/,
  );
  expect(idProblem('-ana', [], [])).toMatch(/small letters/);
  expect(idProblem('', [], [])).toMatch(/small letters/);
});

test('An address of the studio is one of its screens, or none', () => {
  expect(readPath('/')).toEqual({ page: 'home' });
  expect(readPath('/publish')).toEqual({ page: 'publish' });
  expect(readPath('/entry/speakers/ana-reyes')).toEqual({
    page: 'entry',
    kind: 'speakers',
    id: 'ana-reyes',
  });
  expect(readPath('/entry/speakers')).toEqual({ page: 'unknown' });
  expect(readPath('/publish/now')).toEqual({ page: 'unknown' });
});
