import { describe } from 'vitest';
import { edit, write } from './testing/change.ts';
import { type ProblemCase, testProblems } from './testing/problem-cases.ts';

const problemCase = (name: string, body: string, says: RegExp): ProblemCase => [
  name,
  write(body),
  'events/sample.md',
  'text below the fields',
  says,
];

describe('text that could harm or would look broken stops the build', () => {
  testProblems([
    problemCase('a script', '<script>alert(1)</script>', /HTML/),
    problemCase('a picture with a handler', '<img src="x" onerror="alert(1)">', /HTML/),
    problemCase('a frame', '<iframe src="https://example.org"></iframe>', /HTML/),
    problemCase('a hidden comment', '<!-- ask Ana -->', /HTML/),
    problemCase('a tag inside a sentence', 'Water<br>and shade.', /HTML/),
    problemCase('a javascript: link', '[press](javascript:alert(1))', /https:/),
    problemCase('a javascript: link in disguise', '[press](JAVA&#115;cript:alert(1))', /https:/),
    problemCase('a data: link', '[press](data:text/html,x)', /https:/),
    problemCase('a link without its scheme', '[press](//example.org/a)', /https:/),
    problemCase('an http: link', '[press](http://example.org/a)', /https:/),
    problemCase('a bare www address', 'See www.example.org for more.', /https:/),
    problemCase(
      'an unsafe link named elsewhere',
      'Read [this][a].\n\n[a]: javascript:alert(1)',
      /https:/,
    ),
    problemCase('a letter to a name that is no text', '[write](mailto:%FF@example.org)', /%25/),
    problemCase('a page whose name breaks off', '[read](/stories/a%2)', /%25/),
    problemCase('a link to a file beside the text', '[press](other.md)', /https:/),
    problemCase('a link without an address', '[press]()', /no address/),
    problemCase('a link without words', '[](https://example.org/a)', /no words/),
    problemCase(
      'a link with words that say nothing',
      'For it, [click here](/stories)',
      /say where/,
    ),
    problemCase('a link that is not closed', 'Read [the guide](/resources', /not closed/),
    problemCase('a link with a space in its address', 'Read [the guide](/resources now)', /spaces/),
    problemCase('a link whose address is nowhere', 'Read [the guide][guide].', /not closed/),
    problemCase('a picture', '![Ana](./sample.svg)', /picture/),
    problemCase('a second title', '# Welcome', /##/),
    problemCase('a skipped heading level', '## One\n\n#### Two', /###/),
    problemCase('a text that begins at the third level', '### One', /##/),
    problemCase('a heading without words', '##\n\nWords.', /no words/),
    problemCase('a paragraph indented into code', 'Words.\n\n    More words.', /four spaces/),
    problemCase('a footnote', 'Words.\n\n[^1]: More.', /plain sentences/),
    problemCase('words underlined into a heading', 'Words.\n---\n\nMore words.', /empty line/),
    problemCase('no text', '', /no text/),
    [
      'a second block of fields',
      edit('events/sample.md', (text) => text.replace('\nSome', '---\ntitle: Again\n---\nSome')),
      'events/sample.md',
      'text below the fields',
      /second block/,
    ],
  ]);
});
