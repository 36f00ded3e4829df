import { ResourcesHead } from '#features/resources/ResourcesHead.tsx';
import { showingCount } from '#site/showing-count.ts';
import { Band } from '#ui/band/Band.tsx';
import { Small } from '#ui/lede/Small.tsx';
import styles from './library-page.module.css';
import type { LibraryPageFile } from './library-page.schema.ts';
import { ResourceTable } from './ResourceTable.tsx';
import type { ResourceView } from './resource.ts';
import { StayUpdated } from './StayUpdated.tsx';

interface Props {
  page: LibraryPageFile;
  path: string;
  resources: readonly ResourceView[];
  /** The signup letter without its body, as a link. */
  signupHref: string;
}

/** The library as one table, whole without script. */
export function LibraryPage({ page, path, resources, signupHref }: Props) {
  const { length } = resources;
  return (
    <>
      <ResourcesHead title={page.title} lede={page.lede} path={path} />
      <Band labelledBy="resources">
        <h2 className="visually-hidden" id="resources">
          Resources
        </h2>
        <p className={styles.count}>{showingCount(length, length, 'resources')}</p>
        <Small>{page.note}</Small>
        <ResourceTable resources={resources} />
      </Band>
      <StayUpdated words={page.stayUpdated} signupHref={signupHref} />
    </>
  );
}
