import type { ReactNode } from 'react';
import { home, resources, resourceTabs } from '#site/navigation.ts';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { TabsNav } from '#ui/tabs-nav/TabsNav.tsx';

interface Props {
  title: string;
  lede: string;
  /** The path of the page; the tab with this path is the current one. */
  path: string;
  action?: ReactNode;
}

/** The head that all Resources pages share: breadcrumbs, heading and tabs. */
export function ResourcesHead({ title, lede, path, action }: Props) {
  const crumbs = path === resources.href ? [home] : [home, resources];
  return (
    <PageHead title={title} lede={lede} crumbs={crumbs} action={action}>
      <TabsNav label="Resources" links={resourceTabs} path={path} />
    </PageHead>
  );
}
