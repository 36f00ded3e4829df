import { headerRules } from '../header-rules.ts';
import type { PathPattern } from '../path-pattern.ts';

/** A header, what it is everywhere (`null`: not sent), and where it is something else, the rule that wins first. */
export interface RenderedHeader {
  name: string;
  everywhere: string | null;
  except: { on: PathPattern; value: string | null }[];
}

/** The rules turned round: header by header, as a server's configuration wants them. */
export function renderedHeaders(rules = headerRules): RenderedHeader[] {
  const names = new Set(rules.flatMap(({ set }) => Object.keys(set)));
  return [...names].map((name) => {
    const saying = rules.filter(({ set }) => name in set);
    const base = saying.findLast(({ on }) => on === '/*');
    const except = saying
      .slice(base ? saying.indexOf(base) + 1 : 0)
      .map(({ on, set }) => ({ on, value: set[name] ?? null }))
      .reverse();
    return { name, everywhere: base?.set[name] ?? null, except };
  });
}
