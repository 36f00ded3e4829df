import type { ReactNode } from 'react';
import { crumbsIn } from '#site/navigation.ts';
import { menuLinks } from '#site/page-row.ts';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { TabsNav } from '#ui/tabs-nav/TabsNav.tsx';
import { networkPages } from '../network.table.ts';

const tabs = menuLinks(networkPages, 'about');

interface Props extends Record<'title' | 'lede' | 'path', string> {
  /** The one main action of the page. */
  action?: ReactNode;
}

/** Breadcrumb, heading and tabs of an About page. The tab of `path`, its own path, is current. */
export function AboutHead({ title, lede, path, action }: Props) {
  return (
    <PageHead title={title} lede={lede} crumbs={crumbsIn('about', path)} action={action}>
      <TabsNav label="About" links={tabs} path={path} />
    </PageHead>
  );
}
