import { type NavLink, openOnes, sections as siteSections } from '#site/navigation.ts';
import { Band } from '#ui/band/Band.tsx';
import { HeadedBand } from '#ui/band/HeadedBand.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import { DoorList } from '#ui/door-list/DoorList.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { ResourcesPageFile } from './library.table.ts';
import { ResourcesHead } from './ResourcesHead.tsx';

interface Props {
  page: ResourcesPageFile;
  /** The pages of the resources that have a tab. */
  tabs: readonly NavLink[];
  /** The link to the toolkit; undefined where the site has none. */
  toolkit: NavLink | undefined;
}

/** The resources index: a link to each section and to the community toolkit. */
export function ResourcesPage({ page, tabs, toolkit }: Props) {
  const { title, lede, hero, sections, evidence } = page;
  const doors = openOnes([
    { ...page.rapidResponse, href: '/resources/rapid-response' },
    { ...page.keyMessages, href: '/resources/key-messages' },
    { ...page.events, href: '/resources/events-calendar' },
    { ...page.library, href: '/resources/library' },
    { ...page.toolkit, href: '/resources/community-toolkit' },
  ]);
  const action = (
    <ButtonRow>
      <ButtonLink href="/resources/rapid-response">{hero.rapidResponse}</ButtonLink>
      <ButtonLink href="/resources/key-messages" tone="ghost">
        {hero.keyMessages}
      </ButtonLink>
      {toolkit && <ArrowLink href={toolkit.href}>{toolkit.label}</ArrowLink>}
    </ButtonRow>
  );
  return (
    <>
      <ResourcesHead
        title={title}
        lede={lede}
        path={siteSections.resources.href}
        tabs={tabs}
        action={action}
      />
      <HeadedBand id="sections" {...sections}>
        <DoorList doors={doors} />
      </HeadedBand>
      <Band ground="warm" labelledBy="evidence">
        <SectionHead id="evidence" title={evidence.title} lede={evidence.lede} />
        <ArrowLink href="/evidence">{evidence.link}</ArrowLink>
      </Band>
    </>
  );
}
