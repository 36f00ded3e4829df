import { expect, test } from 'vitest';
import { withSpeaker } from './prefill.ts';

test.each([
  ['', 'Dr. Amara Quill', 'Dr. Amara Quill'],
  ['Teo Marshlight, RN', 'Dr. Amara Quill', 'Teo Marshlight, RN, Dr. Amara Quill'],
  ['Dr. Amara Quill, or a nurse', 'Dr. Amara Quill', 'Dr. Amara Quill, or a nurse'],
  ['Someone local', '', 'Someone local'],
])(
  'a draft that prefers "%s", opened from the page of "%s", prefers "%s"',
  (before, speaker, after) => {
    const draft = withSpeaker({ speakerPreferences: before }, speaker);
    expect(draft['speakerPreferences']).toBe(after);
  },
);
