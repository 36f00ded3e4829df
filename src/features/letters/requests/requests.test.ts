import { describe, expect, test } from 'vitest';
import { type ContactRequest, requestsIn, withRequest } from './requests.ts';

function request(reference: string, sent = false): ContactRequest {
  const message = { to: 'hello@a.example', subject: reference, body: '' };
  return { reference, message, startedAt: '2026-11-21T10:00:00.000Z', sent };
}

describe('the requests kept on a device', () => {
  test('stand newest first', () => {
    const history = withRequest([request('A')], request('B'));
    expect(history.map(({ reference }) => reference)).toEqual(['B', 'A']);
  });

  test('hold a request once: changing it replaces it', () => {
    const history = withRequest([request('B'), request('A')], request('A', true));
    expect(history).toEqual([request('A', true), request('B')]);
  });

  test('are at most fifty', () => {
    const many = Array.from({ length: 60 }, (_, index) => request(`R${index}`));
    expect(many.reduce(withRequest, [] as ContactRequest[])).toHaveLength(50);
  });

  test.each([
    [null],
    [1],
    ['x'],
    [{ reference: 'A' }],
    [{ ...request('A'), startedAt: 'yesterday' }],
    [{ ...request('A'), message: { to: 1 } }],
    [{ ...request('A'), answers: ['Ana'] }],
  ])('are not read from %o', (value) => {
    expect(requestsIn([value])).toEqual([]);
  });

  test('are read beside one that cannot be read', () => {
    expect(requestsIn([null, request('A'), { reference: 7 }])).toEqual([request('A')]);
  });

  test('are read back as they were kept', () => {
    expect(requestsIn(JSON.parse(JSON.stringify([request('A')])))).toEqual([request('A')]);
  });
});
