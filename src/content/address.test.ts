import { describe, expect, test } from 'vitest';
import { mailtoHref } from '#site/mail/mailto.ts';
import * as address from './address.ts';
import { emailAddress, link } from './fields.ts';

const query = String(
  new URLSearchParams({
    topic: 'Vector-borne disease',
    q: 'José & “heat” 100% (a/b)?',
    ids: 'a,b',
  }),
);

describe('a link field takes what the site itself writes', () => {
  test.each([
    '/',
    '#',
    '/stories/two-fans',
    '/speakers/directory?expertise=Extreme+heat',
    '/speakers/shortlist?ids=amara-quill%2Cteo-marshlight',
    '/speakers/shortlist?ids=amara-quill,teo-marshlight',
    `/search?${query}`,
    '/now#smoke',
    '/es/ahora#calor',
    '/stories/two-fans#t=42.5',
    '/resources/library?topic=public+health&type=guide#list',
    '/resources/events-calendar?month=2026-11&region=West',
    '/data/resources.json',
    '/calendar/region/international.ics',
    'webcal://climatehealthvoices.example/calendar.ics',
    'https://climatehealthvoices.example/speakers/directory?q=calor+extremo#results',
    '/documents/José-\u00F1.pdf',
    '/documents/Jos%C3%A9.pdf',
    "/a~b!c$d'e(f)g*h+i,j;k:l@m=n",
    'https://münchen.example/hitze/schützen?ä=ö',
    'https://www.thelancet.com/article/S0140-6736(23)01859-7/fulltext',
    'https://example.org:8443/a[1]',
  ])('%s', (value) => expect(link.safeParse(value).success).toBe(true));

  test.each([
    '',
    'stories',
    '//example.org/a',
    '/\\example.org',
    '/a b',
    '/a\nb',
    '/50%',
    '/a%2',
    '/a%FF',
    '/stories?q=%C3',
    '/<script>',
    'http://example.org',
    'https://localhost/a',
    'https://a.b c',
    'webcal:calendar.ics',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org/a',
  ])('and not %j', (value) => expect(link.safeParse(value).success).toBe(false));
});

describe('an email field takes addresses of any language', () => {
  test.each([
    'hello@example.org',
    'first.last+tag@mail.example.org',
    "o'neil@example.org",
    'josé@example.org',
    'hallo@münchen.example',
    'hallo@xn--mnchen-3ya.example',
    '用户@例え.example',
  ])('%s', (value) => {
    expect(emailAddress.safeParse(value).success).toBe(true);
    expect(address.isMailLink(mailtoHref({ to: value, subject: 'A & B', body: 'ä\nb' }))).toBe(
      true,
    );
  });

  test.each([
    '',
    'hello',
    'hello@',
    '@example.org',
    'a b@example.org',
    'a@b',
    'a@b..org',
    '.a@b.org',
    'a@b@c.org',
    'a@b.org,c@d.org',
    '<a@b.org>',
  ])('and not %j', (value) => expect(emailAddress.safeParse(value).success).toBe(false));
});

describe('a letter in a link has one recipient', () => {
  test.each([
    ['mailto:hello@example.org', true],
    ['mailto:hello@example.org?subject=Heat%20and%20health&body=One%0D%0ATwo', true],
    ['mailto:hello@example.org?cc=other@example.org', false],
    ['mailto:hello@example.org,other@example.org', false],
    ['mailto:hello@example.org?subject=100%', false],
    ['mailto:hello@example.org?subject=%FF', false],
    ['mailto:%FF@example.org', false],
    ['mailto:%@example.org', false],
    ['mailto:jos%C3%A9@example.org', true],
    ['mailto:?subject=x', false],
  ])('%s: %s', (value, expected) => expect(address.isMailLink(value)).toBe(expected));
});

test.each([
  ['sms:988', true],
  ['sms:+15555550150', true],
  ['sms:', false],
  ['sms:988?body=Hi', false],
  ['sms:988,911', false],
])('%s is a text message: %s', (value, expected) => {
  expect(address.isTextMessage(value)).toBe(expected);
});

test.each([
  ['tel:555-0150', true],
  ['tel:+1-555-555-0150;ext=12', true],
  ['tel:+34(91)555.0150', true],
  ['tel:', false],
  ['tel:call', false],
])('%s is a telephone number: %s', (value, expected) => {
  expect(address.isTelephone(value)).toBe(expected);
});
