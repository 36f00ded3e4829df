import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/*
 * The part of "written to be read" (CONTRIBUTING.md, rule 10) that a machine can see. Each rule has
 * an example that it must find, so that a rule that finds nothing any more is red as well.
 */

interface Finding {
  line: number;
  rule: Rule;
}

type Rule = keyof typeof rules;

/** Each rule by what it forbids: whether a node of a program does it. */
const rules = {
  'a spread of a literal': (node: ts.Node) =>
    (ts.isSpreadAssignment(node) || ts.isSpreadElement(node) || ts.isJsxSpreadAttribute(node)) &&
    isLiteral(node.expression),
  'a list that is taken apart where it is written': (node: ts.Node) =>
    ts.isVariableDeclaration(node) &&
    ts.isArrayBindingPattern(node.name) &&
    node.initializer !== undefined &&
    ts.isArrayLiteralExpression(listOf(node.initializer)),
  'a ternary in a ternary': (node: ts.Node) =>
    ts.isConditionalExpression(node) &&
    [node.condition, node.whenTrue, node.whenFalse].some((part) =>
      ts.isConditionalExpression(bare(part)),
    ),
};

/** An expression without the parentheses and assertions around it. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node;
}

function isLiteral(node: ts.Expression): boolean {
  const written = bare(node);
  return ts.isObjectLiteralExpression(written) || ts.isArrayLiteralExpression(written);
}

/** The list of `[…].map(…)`, or the expression itself. */
function listOf(node: ts.Expression): ts.Expression {
  const written = bare(node);
  return ts.isCallExpression(written) &&
    ts.isPropertyAccessExpression(written.expression) &&
    written.expression.name.text === 'map'
    ? bare(written.expression.expression)
    : written;
}

/** Finds in the text of a TypeScript file what the rules forbid. */
function findingsIn(source: string): Finding[] {
  const file = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true);
  const found: Finding[] = [];
  const visit = (node: ts.Node) => {
    for (const [rule, forbids] of Object.entries(rules)) {
      if (!forbids(node)) continue;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, rule: rule as Rule });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The program of an Astro page stands between its first two lines of dashes. */
function programOf(path: string): string {
  const source = readFileSync(path, 'utf8');
  return path.endsWith('.astro') ? (/^---\n(.*?)\n---/s.exec(source)?.[1] ?? '') : source;
}

const programs = globSync('{src,scripts,tests,bench}/**/*.{ts,tsx,astro}');
const styles = globSync('src/**/*.css');

test.each<[Rule, string]>([
  ['a spread of a literal', 'const a = { ...{ b, c } };'],
  ['a spread of a literal', 'const a = [...(["b"] as const)];'],
  ['a spread of a literal', 'const a = <A {...{ b, c }} />;'],
  ['a list that is taken apart where it is written', 'const [a, b] = [await c(), await d()];'],
  ['a list that is taken apart where it is written', 'const [a, b] = ["a", "b"].map(c);'],
  ['a ternary in a ternary', 'const a = b ? c : (d ? e : f);'],
])('%s is found in %s', (rule, source) => {
  expect(findingsIn(source)).toEqual([{ line: 1, rule }]);
});

test('no file does what the rules forbid', () => {
  expect(programs.length).toBeGreaterThan(500);
  const found = programs.flatMap((path) =>
    findingsIn(programOf(path)).map(({ line, rule }) => `${path}:${line} ${rule}`),
  );
  expect(found).toEqual([]);
});

test('comments end at 100 columns, but for a long address or an instruction to the linter', () => {
  const long = [...programs, ...styles].flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => (isLongComment(line) ? [`${path}:${index + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

function isLongComment(line: string): boolean {
  const isComment = /^\s*(?:\/\*|\*|\/\/)/.test(line);
  return line.length > 100 && isComment && !/\S{60}|biome-ignore/.test(line);
}

test('a doc comment begins with a verb or a noun, not with "What"', () => {
  const vague = programs.filter((path) =>
    /\/\*\*\s*(?:\*\s*)?What\b/.test(readFileSync(path, 'utf8')),
  );
  expect(vague).toEqual([]);
});
