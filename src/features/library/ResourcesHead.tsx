import type { ReactNode } from 'react';
import { crumbsIn, type NavLink } from '#site/navigation.ts';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { TabsNav } from '#ui/tabs-nav/TabsNav.tsx';

interface Props extends Record<'title' | 'lede' | 'path', string> {
  /** The pages of the resources that have a tab (`src/shell/menus.ts`). */
  tabs: readonly NavLink[];
  action?: ReactNode;
}

/**
 * Breadcrumb, heading and tabs of a Resources page. The tab of `path`, its own path, is current.
 */
export function ResourcesHead({ title, lede, path, tabs, action }: Props) {
  return (
    <PageHead title={title} lede={lede} crumbs={crumbsIn('resources', path)} action={action}>
      <TabsNav label="Resources" links={tabs} path={path} />
    </PageHead>
  );
}
