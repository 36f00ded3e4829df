import { ResourcesHead } from '#features/library/resources/ResourcesHead.tsx';
import type { DownloadView } from '#files/downloads/download.ts';
import { speakers } from '#site/navigation.ts';
import { Band, Split } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import { PageNav } from '#ui/page-nav/PageNav.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { StepList } from '#ui/step-list/StepList.tsx';
import { Everything } from './Everything.tsx';
import { parts } from './parts.ts';
import { SuccessStories } from './SuccessStories.tsx';
import { ToolkitFiles } from './ToolkitFiles.tsx';
import type { ToolkitGroupView } from './toolkit-groups.ts';
import type { ToolkitPageFile } from './toolkit-page.schema.ts';

interface Props {
  page: ToolkitPageFile;
  path: string;
  groups: readonly ToolkitGroupView[];
  /** All files in one. */
  archive: DownloadView;
}

/** The community toolkit: three steps, the files, and what hosts said (specification section 2). */
export function ToolkitPage({ page, path, groups, archive }: Props) {
  const { title, lede, browse, steps, resources, successes } = page;
  const { everything } = resources;
  const count = groups.flatMap(({ items }) => items.flatMap((item) => item.downloads)).length;
  const action = <ButtonLink href={`#${parts.browse}`}>{browse}</ButtonLink>;
  return (
    <>
      <ResourcesHead title={title} lede={lede} path={path} action={action} />
      <Band>
        <PageNav
          links={[
            { label: steps.title, id: parts.steps },
            { label: resources.title, id: parts.browse },
            { label: successes.title, id: parts.successes },
          ]}
        />
      </Band>
      <Band labelledBy={parts.steps}>
        <Split columns="4-8">
          <div>
            <SectionHead id={parts.steps} title={steps.title} lede={steps.lede} landing />
            <ButtonRow>
              <ArrowLink href={speakers.href}>{steps.findSpeaker}</ArrowLink>
              <ArrowLink href="/resources/community-toolkit/planner">{steps.planner}</ArrowLink>
              <ArrowLink href="/resources/community-toolkit/papers">{steps.papers}</ArrowLink>
            </ButtonRow>
          </div>
          <StepList steps={steps.list} />
        </Split>
      </Band>
      <Band ground="surface" labelledBy={parts.browse}>
        <Split columns="4-8">
          <SectionHead id={parts.browse} title={resources.title} lede={resources.lede} landing />
          <div>
            <ToolkitFiles groups={groups} hint={everything.hint} />
            <Everything words={everything} archive={archive} count={count} />
          </div>
        </Split>
      </Band>
      <SuccessStories successes={successes} />
    </>
  );
}
