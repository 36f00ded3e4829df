import { cp, readFile, writeFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from './check-content.ts';
import { kinds } from '#content/kinds.ts';
import { readEntry } from '#content/read-entry.ts';
import { listFiles } from './content-files.ts';
let seed = Number(process.argv[2] ?? 1);
const rnd = () => ((seed = (seed * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff);
const pick = (xs: any[]) => xs[Math.floor(rnd() * xs.length)];
const root = await mkdtemp('/tmp/fuzz-');
// small copy: few entries for speed
await cp('content', root, { recursive: true });
const files = (await listFiles(root)).filter((f) => /\.(md|yaml)$/.test(f.ending));
let passed = 0, caught = 0;
const base = (await checkContent(root)).faults.length;
const ops: [string, (s: string) => string][] = [
  ['delline', (s) => { const l = s.split('\n'); l.splice(Math.floor(rnd() * l.length), 1); return l.join('\n'); }],
  ['dupline', (s) => { const l = s.split('\n'); const i = Math.floor(rnd() * l.length); l.splice(i, 0, l[i]!); return l.join('\n'); }],
  ['indent', (s) => { const l = s.split('\n'); const i = Math.floor(rnd() * l.length); l[i] = ' ' + l[i]; return l.join('\n'); }],
  ['outdent', (s) => { const l = s.split('\n'); const i = Math.floor(rnd() * l.length); l[i] = l[i]!.replace(/^ /, ''); return l.join('\n'); }],
  ['insert', (s) => { const i = Math.floor(rnd() * s.length); return s.slice(0, i) + pick([...'"\'#:{}[]&*!|>%@`\t-<>\n\\,', ': ', '- ', '\n---\n', '<b>', '](', '\u0000', '🙂']) + s.slice(i); }],
  ['delchar', (s) => { const i = Math.floor(rnd() * s.length); return s.slice(0, i) + s.slice(i + 1); }],
  ['cut', (s) => s.slice(0, Math.floor(rnd() * s.length))],
  ['swapcase', (s) => { const i = Math.floor(rnd() * s.length); return s.slice(0, i) + s[i]!.toUpperCase() + s.slice(i + 1); }],
];
const N = Number(process.argv[3] ?? 200);
for (let n = 0; n < N; n++) {
  const f = pick(files); const path = join(root, f.path);
  const source = await readFile(path, 'utf8');
  const [name, op] = pick(ops);
  const mutated = op(source);
  await writeFile(path, mutated);
  try {
    const { faults } = await checkContent(root);
    if (faults.length > base) caught++; else {
      passed++;
      const kind: any = Object.values(kinds).find((k: any) => k.folder === f.folder && (!k.only || k.only.includes(f.name)));
      if (kind) { const raw = readEntry(mutated, kind.format); const r = kind.schema.safeParse(raw.data); if (!r.success) console.log('MISSED', f.path, name); }
    }
    for (const x of faults) if (!(x.line > 0 && x.column > 0 && x.remedy && x.problem)) console.log('BAD', x);
  } catch (e) { console.log('THROW', f.path, name, e); }
  await writeFile(path, source);
}
console.log({ N, caught, passed });
await rm(root, { recursive: true });
