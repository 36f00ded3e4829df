import { expect, test } from 'vitest';
import { parseMailto } from './parse-mailto.ts';

test.each([
  ['https://a.example/?subject=x', undefined],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['mailto:', { to: '', subject: '', body: '' }],
  ['mailto:a@b.example', { to: 'a@b.example', subject: '', body: '' }],
  ['mailto:a@b.example?subject=Hi', { to: 'a@b.example', subject: 'Hi', body: '' }],
  [
    'mailto:a@b.example?SUBJECT=Hi&Body=x%0D%0Ay',
    { to: 'a@b.example', subject: 'Hi', body: 'x\ny' },
  ],
  ['mailto:a@b.example?subject=a+b%2Bc', { to: 'a@b.example', subject: 'a+b+c', body: '' }],
  [
    'mailto:a@b.example,c@d.example?cc=e@f.example&subject=Hi',
    { to: 'a@b.example', subject: 'Hi', body: '' },
  ],
  ['mailto:a@b.example?subject=100%&body=%E9', { to: 'a@b.example', subject: '100%', body: '%E9' }],
  ['mailto:a@b.example?subject', { to: 'a@b.example', subject: '', body: '' }],
])('the link %s is read as %o', (href, letter) => {
  expect(parseMailto(href)).toEqual(letter);
});
