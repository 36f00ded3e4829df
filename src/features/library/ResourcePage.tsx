import { asReportedBy } from '#features/evidence/citations/citable.ts';
import { ClaimFigure } from '#features/evidence/claims/ClaimFigure.tsx';
import type { ClaimView } from '#features/evidence/claims/claim.ts';
import { home, sections } from '#site/navigation.ts';
import { longDate } from '#site/time/labels.ts';
import { capitalized } from '#site/words.ts';
import { Band, Split, Stack } from '#ui/band/Band.tsx';
import { BackLink } from '#ui/button/ArrowLink.tsx';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { RuledList } from '#ui/ruled-list/RuledList.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import type { ResourcePageFile } from './library.table.ts';
import { libraryPages } from './library.table.ts';
import { libraryHref, precisionOf, type ResourceView, shortTitle } from './resource.ts';
import styles from './resource-page.module.css';
import type { resourceCitations } from './resource-page.ts';

const crumbs = [home, sections.resources, libraryPages.library];

interface Props {
  words: ResourcePageFile;
  resource: ResourceView;
  claims: readonly ClaimView[];
  citations: ReturnType<typeof resourceCitations>;
}

/**
 * The page of a document: its facts, its summary, what to use it for, the figures of this site that
 * come from it, and how to cite it.
 */
export function ResourcePage({ words, resource, claims, citations }: Props) {
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
                <DownloadLink title={resource.title} fileUrl={resource.fileUrl} />
              </p>
            </section>
            <section aria-labelledby="use-for">
              <h2 className={styles.title} id="use-for">
                {words.useFor}
              </h2>
              <RuledList items={resource.useFor} />
            </section>
            {claims.length > 0 && <RelatedClaims words={words} claims={claims} />}
            <Citations words={words} citations={citations} />
            <BackLink href={libraryHref}>{words.back}</BackLink>
          </Stack>
        </Split>
      </Band>
    </>
  );
}

function ResourceFacts({ words, resource }: Pick<Props, 'words' | 'resource'>) {
  const { publisher, authors, type, typeLabel, topics, published, dateNote } = resource;
  const { license, linkNote, checked, journal, volume, issue, pages, doi, reportedBy } = resource;
  const places = [
    journal,
    volume && `volume ${volume}`,
    issue && `issue ${issue}`,
    pages && `pages ${pages}`,
  ];
  return (
    <FactList>
      {journal && <Fact term="Journal">{places.filter(Boolean).join(', ')}</Fact>}
      <Fact term="Publisher">
        {[publisher, reportedBy && asReportedBy(reportedBy)].filter(Boolean).join(', ')}
      </Fact>
      {authors && <Fact term="Authors">{authors.join('; ')}</Fact>}
      {doi && <Fact term="DOI">{doi}</Fact>}
      <Fact term="Published">
        <time dateTime={published}>{longDate(published)}</time>.{' '}
        {words.precision[precisionOf(published)]} {dateNote}
      </Fact>
      <Fact term="Type">
        <a className="target" href={`${libraryHref}?type=${type}`}>
          {typeLabel}
        </a>
      </Fact>
      <Fact term="Topics">
        <ul className="row gap-x-4" role="list">
          {topics.map((topic) => (
            <li key={topic}>
              <a className="target" href={`${libraryHref}?${new URLSearchParams({ topic })}`}>
                {capitalized(topic)}
              </a>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact term="License">
        {license ? (
          <ExternalLink className="target" href={license.url}>
            {license.name}
          </ExternalLink>
        ) : (
          words.noLicense
        )}
      </Fact>
      {linkNote && <Fact term="About the link">{linkNote}</Fact>}
      <Fact term="Entry checked">
        <time dateTime={checked}>{longDate(checked)}</time>
      </Fact>
    </FactList>
  );
}

function RelatedClaims({ words, claims }: Pick<Props, 'words' | 'claims'>) {
  return (
    <section aria-labelledby="figures">
      <h2 className={styles.title} id="figures">
        {words.claims.title}
      </h2>
      <Small>{words.claims.lede}</Small>
      <ul className={`stack gap-y-5 ${styles.claims}`} role="list">
        {claims.map((claim) => (
          <li key={claim.id}>
            <ClaimFigure claim={claim} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Citations({ words, citations }: Pick<Props, 'words' | 'citations'>) {
  return (
    <section aria-labelledby="cite">
      <h2 className={styles.cite} id="cite">
        {words.cite.title}
      </h2>
      <Small>{words.cite.lede}</Small>
      <ul className={`stack gap-y-3 ${styles.citations}`} role="list">
        {citations.map(({ id, name, text }) => (
          <li key={id} className={`stack gap-y-2 ${styles.citation}`}>
            <div className="cluster gap-y-2 gap-x-4 apart">
              <h3 className={styles.style}>{name}</h3>
              <StillCopyButton what={`the citation as ${name}`} text={text} />
            </div>
            <p className={styles.written}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
