import { frameAncestorsOf, framedAnywhere } from '../../framing.ts';
import { type HeaderRule, headerRules } from '../../header-rules.ts';
import type { SiteFacts } from '../site-facts.ts';
import { commonPolicy } from './common-policy.ts';

/** These hosts negotiate compression and say so themselves. */
const ofTheHost = ['Vary'];

/** The rules of the site as hosts with a `_headers` file can keep them: one policy for all pages that nobody may frame. */
export function platformRules({ pages }: SiteFacts): HeaderRule[] {
  const policyFor = (path: string) => ({
    'Content-Security-Policy': commonPolicy(pages, frameAncestorsOf(path)),
  });
  const [everywhere, ...special] = headerRules;
  return [
    { on: '/*', set: { ...everywhere?.set, ...policyFor('/') } },
    ...framedAnywhere.map((on) => ({ on, set: policyFor(on.slice(0, -1)) })),
    ...special,
  ].map(({ on, set }) => ({
    on: on as HeaderRule['on'],
    set: Object.fromEntries(Object.entries(set).filter(([name]) => !ofTheHost.includes(name))),
  }));
}
