import { longDate } from '#site/time/labels.ts';
import { capitalized } from '#site/words.ts';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import { precisionOf } from '../record/exactness.ts';
import { libraryHref, type ResourceView } from '../resource.ts';
import styles from './resource-page.module.css';
import type { ResourcePageFile } from './resource-page.schema.ts';

interface Props {
  words: ResourcePageFile;
  resource: ResourceView;
}

/** Who, when and how exactly, what kind, about what, under which license. */
export function ResourceFacts({ words, resource }: Props) {
  const { publisher, authors, type, typeLabel, topics, published, dateNote } = resource;
  const { license, linkNote, checked } = resource;
  return (
    <FactList>
      <Fact term="Publisher">{publisher}</Fact>
      {authors && <Fact term="Authors">{authors.join('; ')}</Fact>}
      <Fact term="Published">
        <time dateTime={published}>{longDate(published)}</time>.{' '}
        {words.precision[precisionOf(published)]} {dateNote}
      </Fact>
      <Fact term="Type">
        <a className={styles.filter} href={`${libraryHref}?type=${type}`}>
          {typeLabel}
        </a>
      </Fact>
      <Fact term="Topics">
        <ul className={styles.topics} role="list">
          {topics.map((topic) => (
            <li key={topic}>
              <a
                className={styles.filter}
                href={`${libraryHref}?${new URLSearchParams({ topic })}`}
              >
                {capitalized(topic)}
              </a>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact term="License">
        {license ? (
          <ExternalLink className={styles.filter} href={license.url}>
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
