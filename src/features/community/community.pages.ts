import { pages } from '#site/page-row.ts';
import { catalystPageSchema } from './catalyst/catalyst.schema.ts';
import { exchangePageSchema } from './exchange/exchange.schema.ts';
import { papersPageSchema } from './papers/papers-page.schema.ts';
import { plannerPageSchema } from './planner/planner.schema.ts';
import { toolkitPageSchema } from './toolkit/toolkit.schema.ts';

/** The pages of this room. */
export const communityPages = pages({
  catalyst: {
    href: '/be-catalyst',
    words: catalystPageSchema,
    file: 'be-catalyst',
    label: 'Be a Catalyst',
    section: 'start',
    weight: 'informing',
  },
  exchange: {
    href: '/be-catalyst/exchange',
    words: exchangePageSchema,
    inStudio: 'Catalyst Exchange',
    section: 'start',
    weight: 'working',
    isList: true,
  },
  toolkit: {
    href: '/resources/community-toolkit',
    words: toolkitPageSchema,
    file: 'community-toolkit',
    label: 'Community Toolkit',
    section: 'resources',
    weight: 'informing',
  },
  planner: {
    href: '/resources/community-toolkit/planner',
    words: plannerPageSchema,
    inStudio: 'Host day planner',
    section: 'resources',
    weight: 'working',
    // Every task.
    isList: true,
    more: ['checklist'],
  },
  papers: {
    href: '/resources/community-toolkit/papers',
    words: papersPageSchema,
    inStudio: 'Event papers',
    section: 'resources',
    weight: 'working',
    // Every paper of an event.
    isList: true,
  },
});
