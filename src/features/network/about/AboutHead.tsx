import { aboutTabs, aboutUs, home } from '#site/navigation.ts';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { TabsNav } from '#ui/tabs-nav/TabsNav.tsx';

/** Breadcrumb, heading and tabs of an About page. The tab of `path`, its own path, is current. */
export function AboutHead({ title, lede, path }: Record<'title' | 'lede' | 'path', string>) {
  const crumbs = path === aboutUs.href ? [home] : [home, aboutUs];
  return (
    <PageHead title={title} lede={lede} crumbs={crumbs}>
      <TabsNav label="About" links={aboutTabs} path={path} />
    </PageHead>
  );
}
