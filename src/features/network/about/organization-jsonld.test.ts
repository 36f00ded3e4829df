import { expect, test } from 'vitest';
import type { SiteView } from '#site/site.ts';
import { organizationJsonLd } from './organization-jsonld.ts';

const base = 'https://site.example';
const email = { hello: 'hello@a.example', media: 'media@a.example', voices: 'voices@a.example' };
const site = { name: 'Voices', tagline: 'Plainly.', email, linkedin: '#' } as SiteView;
const page = { title: 'About us', description: 'Who we are.' };

test('the organization has a name, a logo and the ways to reach it', () => {
  expect(organizationJsonLd(page, '/about/about-us', site, base)).toMatchObject({
    '@type': 'AboutPage',
    url: `${base}/about/about-us`,
    mainEntity: {
      '@type': 'Organization',
      name: 'Voices',
      description: 'Plainly.',
      logo: expect.stringMatching(/^https:\/\/site\.example\/icons\/.+\.png$/),
      email: 'hello@a.example',
      contactPoint: [{ email: 'media@a.example' }, { email: 'voices@a.example' }],
    },
  });
});

test('a profile elsewhere is named once there is one', () => {
  const organizationOf = (linkedin: string) =>
    JSON.stringify(organizationJsonLd(page, '/', { ...site, linkedin }, base));
  expect(organizationOf('#')).not.toContain('sameAs');
  expect(organizationOf('https://in.example/voices')).toContain(
    '"sameAs":"https://in.example/voices"',
  );
});
