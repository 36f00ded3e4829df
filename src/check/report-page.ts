import { type Fault, inOrder } from './fault.ts';

/**
 * Faults → the page that stands in place of every page of the development server, as HTML. `next` says what to do after
 * mending them. The script is the development server's own: it loads the page again when the server says so.
 */
export function reportPage(faults: readonly Fault[], next: string): string {
  const count = faults.length === 1 ? '1 mistake' : `${faults.length} mistakes`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${count} in the content</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: anywhere; }
h1 { line-height: 1.2; }
h2 { margin: 2.5rem 0 0.5rem; padding-top: 1rem; border-top: 2px solid; font: 600 1.0625rem/1.5 ui-monospace, monospace; }
dl { display: grid; grid-template-columns: 5.5rem 1fr; gap: 0.25rem 0.5rem; margin: 0; }
dd { margin: 0; }
.mend { font-weight: 600; }
@media (width < 26rem) { dl { grid-template-columns: 1fr; } }
</style>
<script type="module" src="/@vite/client"></script>
</head>
<body>
<main>
<h1>${count} in the content</h1>
<p>${escaped(next)}</p>
${inOrder(faults).map(faultPart).join('\n')}
</main>
</body>
</html>
`;
}

function faultPart({ file, line, column, field, found, problem, remedy }: Fault): string {
  return `<h2>${escaped(`${file}:${line}:${column}`)}</h2>
<dl>
${field ? `<dt>field</dt><dd>${escaped(field)}</dd>` : ''}
<dt>found</dt><dd>${escaped(found)}</dd>
<dt>problem</dt><dd>${escaped(problem)}</dd>
<dt>mend</dt><dd class="mend">${escaped(remedy)}</dd>
</dl>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
