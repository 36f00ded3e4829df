import { describe } from 'vitest';
import { edit, write } from './testing/change.ts';
import { type Slip, testProblems } from './testing/problem-cases.ts';

const slip = (name: string, body: string, says: RegExp): Slip => [
  name,
  write(body),
  'events/sample.md',
  'text below the fields',
  says,
];

describe('text that could harm or would look broken stops the build', () => {
  testProblems([
    slip('a script', '<script>alert(1)</script>', /HTML/),
    slip('a picture with a handler', '<img src="x" onerror="alert(1)">', /HTML/),
    slip('a frame', '<iframe src="https://example.org"></iframe>', /HTML/),
    slip('a hidden comment', '<!-- ask Ana -->', /HTML/),
    slip('a tag inside a sentence', 'Water<br>and shade.', /HTML/),
    slip('a javascript: link', '[press](javascript:alert(1))', /https:/),
    slip('a javascript: link in disguise', '[press](JAVA&#115;cript:alert(1))', /https:/),
    slip('a data: link', '[press](data:text/html,x)', /https:/),
    slip('a link without its scheme', '[press](//example.org/a)', /https:/),
    slip('an http: link', '[press](http://example.org/a)', /https:/),
    slip('a bare www address', 'See www.example.org for more.', /https:/),
    slip('an unsafe link named elsewhere', 'Read [this][a].\n\n[a]: javascript:alert(1)', /https:/),
    slip('a link to a file beside the text', '[press](other.md)', /https:/),
    slip('a link without an address', '[press]()', /no address/),
    slip('a link without words', '[](https://example.org/a)', /no words/),
    slip('a link that is not closed', 'Read [the guide](/resources', /not closed/),
    slip('a link with a space in its address', 'Read [the guide](/resources now)', /spaces/),
    slip('a link whose address is nowhere', 'Read [the guide][guide].', /not closed/),
    slip('a picture', '![Ana](./sample.svg)', /picture/),
    slip('a second title', '# Welcome', /##/),
    slip('a skipped heading level', '## One\n\n#### Two', /###/),
    slip('a text that begins at the third level', '### One', /##/),
    slip('a heading without words', '##\n\nWords.', /no words/),
    slip('a paragraph indented into code', 'Words.\n\n    More words.', /four spaces/),
    slip('a footnote', 'Words.\n\n[^1]: More.', /plain sentences/),
    slip('words underlined into a heading', 'Words.\n---\n\nMore words.', /empty line/),
    slip('no text', '', /no text/),
    [
      'a second block of fields',
      edit('events/sample.md', (text) => text.replace('\nSome', '---\ntitle: Again\n---\nSome')),
      'events/sample.md',
      'text below the fields',
      /second block/,
    ],
  ]);
});
