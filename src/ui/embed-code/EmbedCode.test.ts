// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { hostileStrings } from '#site/testing/hostile-strings.ts';
import { embedCode } from './EmbedCode.tsx';

const url = 'https://site.example/embed/speaker/ada-marsh';
/** Reads the code as the HTML of another site's page. */
const read = (code: string) => {
  const { body } = new DOMParser().parseFromString(code, 'text/html');
  return { children: [...body.children], frame: body.querySelector('iframe') };
};

test('the code is one frame, with a name, that loads near the window and sends no referrer', () => {
  const { children, frame } = read(embedCode({ url, title: 'Dr. Ada Marsh', height: 420 }));
  expect(children).toHaveLength(1);
  expect(frame?.src).toBe(url);
  expect(frame?.title).toBe('Dr. Ada Marsh');
  expect(frame?.height).toBe('420');
  expect(frame?.getAttribute('loading')).toBe('lazy');
  expect(frame?.getAttribute('referrerpolicy')).toBe('no-referrer');
});

test.each([...hostileStrings, 'Bo "Doc" <b>Reed</b> & Sons &quot;'])(
  'a title such as %j comes out as it was and adds no markup',
  (title) => {
    const { children, frame } = read(embedCode({ url, title, height: 420 }));
    expect(children).toHaveLength(1);
    // Any HTML parser reads line ends as `\n` and U+0000 as U+FFFD.
    expect(frame?.title).toBe(
      title.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\0', '\uFFFD'),
    );
  },
);
