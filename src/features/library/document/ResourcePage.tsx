import type { ReactNode } from 'react';
import { home, resources } from '#site/navigation.ts';
import { Band, Split, Stack } from '#ui/band/Band.tsx';
import { BackLink } from '#ui/button/ArrowLink.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { RuledList } from '#ui/ruled-list/RuledList.tsx';
import { DownloadLink } from '../DownloadLink.tsx';
import { libraryHref, type ResourceView, shortTitle } from '../resource.ts';
import { ResourceFacts } from './ResourceFacts.tsx';
import styles from './resource-page.module.css';
import type { ResourcePageFile } from './resource-page.schema.ts';

const crumbs = [home, resources, { label: 'Resource Library', href: libraryHref }];

interface Props {
  words: ResourcePageFile;
  resource: ResourceView;
  /** How to cite it, and what this site takes from it. */
  children: ReactNode;
}

/** A document's own page: what it is, who published it and when, what to use it for, how to cite it. */
export function ResourcePage({ words, resource, children }: Props) {
  return (
    <>
      <PageHead
        title={resource.title}
        crumb={shortTitle(resource.title)}
        isLong
        lede={resource.description}
        crumbs={crumbs}
      />
      <Band>
        <Split columns="4-8">
          <ResourceFacts words={words} resource={resource} />
          <Stack gap="large">
            <section aria-labelledby="summary">
              <h2 className={styles.title} id="summary">
                {words.summary}
              </h2>
              <p className={styles.text}>{resource.summary}</p>
              <p className={styles.download}>
                <DownloadLink resource={resource} />
              </p>
            </section>
            <section aria-labelledby="use-for">
              <h2 className={styles.title} id="use-for">
                {words.useFor}
              </h2>
              <RuledList items={resource.useFor} />
            </section>
            {children}
            <BackLink href={libraryHref}>{words.back}</BackLink>
          </Stack>
        </Split>
      </Band>
    </>
  );
}
