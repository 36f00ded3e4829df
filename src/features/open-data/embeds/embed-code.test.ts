// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { hostileStrings } from '#site/testing/hostile-strings.ts';
import { embedCode } from '#ui/embed-code/EmbedCode.tsx';

const url = 'https://site.example/embed/speaker/ada-marsh';
const read = (code: string) => {
  const { body } = new DOMParser().parseFromString(code, 'text/html');
  return { children: [...body.children], frame: body.querySelector('iframe') };
};

test('the code is one frame that waits, tells nothing and has a name', () => {
  const { children, frame } = read(embedCode({ url, title: 'Dr. Ada Marsh', height: 420 }));
  expect(children).toHaveLength(1);
  expect(frame?.src).toBe(url);
  expect(frame?.title).toBe('Dr. Ada Marsh');
  expect(frame?.height).toBe('420');
  expect(frame?.getAttribute('loading')).toBe('lazy');
  expect(frame?.getAttribute('referrerpolicy')).toBe('no-referrer');
});

test.each([...hostileStrings, 'Bo "Doc" <b>Reed</b> & Sons &quot;'])(
  'a name such as %j stays a name',
  (title) => {
    const { children, frame } = read(embedCode({ url, title, height: 420 }));
    expect(children).toHaveLength(1);
    expect(frame?.title).toBe(
      title.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\0', '\uFFFD'),
    );
  },
);
