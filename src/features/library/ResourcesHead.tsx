import type { ReactNode } from 'react';
import { home, resources, resourceTabs } from '#site/navigation.ts';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { TabsNav } from '#ui/tabs-nav/TabsNav.tsx';

interface Props extends Record<'title' | 'lede' | 'path', string> {
  action?: ReactNode;
}

/**
 * Breadcrumb, heading and tabs of a Resources page. The tab of `path`, its own path, is current.
 */
export function ResourcesHead({ title, lede, path, action }: Props) {
  const crumbs = path === resources.href ? [home] : [home, resources];
  return (
    <PageHead title={title} lede={lede} crumbs={crumbs} action={action}>
      <TabsNav label="Resources" links={resourceTabs} path={path} />
    </PageHead>
  );
}
