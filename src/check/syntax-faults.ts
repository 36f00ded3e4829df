import { type Document, type Node, visit } from 'yaml';
import type { Advice, Entry } from './entry.ts';
import { type Fault, shown } from './fault.ts';
import { placeInYaml } from './places.ts';
import { syntaxAdvice } from './syntax-advice.ts';

/** What the YAML reader could not read. One slip can cause many errors on its line; the first is told. */
export function syntaxFaults(entry: Entry): Fault[] {
  const { document } = entry.raw;
  const told = new Set<number>();
  return [...document.errors, ...document.warnings].flatMap(({ code, pos, message }) => {
    const fault = yamlFault(entry, openedAt(document, pos[0]), syntaxAdvice(code, message));
    const lines = [placeInYaml(entry.raw, pos[0]).line, fault.line];
    if (lines.some((line) => told.has(line))) return [];
    for (const line of lines) told.add(line);
    return fault;
  });
}

/** A fault at a character of the YAML; the field is the one that is named on its line. */
export function yamlFault(entry: Entry, index: number, advice: Advice): Fault {
  const place = placeInYaml(entry.raw, index);
  const line = lineAt(entry, index);
  const field = /^[\s-]*["']?([\w-]+)["']?\s*:/.exec(line)?.[1] ?? '';
  return { file: entry.file, ...place, field, found: shown(line.trim()), ...advice };
}

function lineAt(entry: Entry, index: number): string {
  const { line } = entry.raw.lines.linePos(index);
  return entry.raw.yaml.split('\n')[line - 1]?.trimEnd() ?? '';
}

/** Where the quote or bracket begins that is still open at an error; else where the error is. */
function openedAt(document: Document, index: number): number {
  let opened = index;
  visit(document, {
    Node(_, node) {
      const { range, type, flow } = node as Node & { type?: string; flow?: boolean };
      const closes = flow || type?.startsWith('QUOTE');
      if (closes && range && range[0] < index && index <= range[2]) opened = range[0];
    },
  });
  return opened;
}
