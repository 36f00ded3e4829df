import { aboutTabs, aboutUs, home } from '#site/navigation.ts';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { TabsNav } from '#ui/tabs-nav/TabsNav.tsx';

interface Props {
  title: string;
  lede: string;
  /** The path of the page; the tab that matches it exactly is current. */
  path: string;
}

/** The top that all About pages share: their breadcrumb, their heading and their tabs. */
export function AboutHead({ title, lede, path }: Props) {
  const crumbs = path === aboutUs.href ? [home] : [home, aboutUs];
  return (
    <PageHead title={title} lede={lede} crumbs={crumbs}>
      <TabsNav label="About" links={aboutTabs} path={path} />
    </PageHead>
  );
}
