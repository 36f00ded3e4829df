import type { ReactNode } from 'react';
import { resourceWish } from '#features/letters/definitions/short-letters.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { Band } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { FollowLine } from '#ui/follow-line/FollowLine.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { LibraryPageFile } from './library.words.ts';
import styles from './library-page.module.css';
import { ResourcesHead } from './ResourcesHead.tsx';
import { libraryFeedHref, libraryHref } from './resource.ts';
import { resourcesFile } from './resources-file.ts';

interface Props {
  page: LibraryPageFile;
  children: ReactNode;
  /** The newsletter letter without its body, which the form writes. */
  signupHref: string;
  /** What happens at a click on the newsletter button without script. */
  noScript: string;
}

/** The library (specification section 2): its table, all of it without script; notes, and the newsletter. */
export function LibraryPage({ page, children, signupHref, noScript }: Props) {
  return (
    <>
      <ResourcesHead title={page.title} lede={page.lede} path={libraryHref} />
      <Band labelledBy="resources" space="list">
        <h2 className="visually-hidden" id="resources">
          Resources
        </h2>
        {children}
        <Notes words={page} />
      </Band>
      <StayUpdated page={page} signupHref={signupHref} noScript={noScript} />
    </>
  );
}

/** Under the table: who owns the documents, and the links to feed and data. */
function Notes({ words: { note, wish, subscribe } }: { words: LibraryPageFile }) {
  const links = [
    { label: subscribe.feed, href: libraryFeedHref },
    { label: subscribe.data, href: resourcesFile.href },
  ];
  return (
    <div className={`stack rows-2 ${styles.notes}`}>
      <Small>{note}</Small>
      <ArrowLink {...letterLink(resourceWish)}>{wish}</ArrowLink>
      <FollowLine title={subscribe.title} links={links} />
    </div>
  );
}

/** The newsletter block. The form submits to a `mailto:` address, so it works without script. */
function StayUpdated({ page, signupHref, noScript }: Omit<Props, 'children'>) {
  const words = page.stayUpdated;
  return (
    <Band ground="warm" labelledBy="stay-updated">
      <SectionHead id="stay-updated" title={words.title} lede={words.text} />
      <form
        className={`stack rows-2 ${styles.form}`}
        action={signupHref}
        method="post"
        encType="text/plain"
        data-letter="newsletter"
        data-print="none"
      >
        <label className="small semibold" htmlFor="signup-email">
          {words.emailLabel}
        </label>
        <div className="row rows-3 cols-3">
          <input
            className={styles.field}
            id="signup-email"
            type="email"
            name="Email"
            autoComplete="email"
            aria-describedby="signup-how"
            required
          />
          <button className={styles.button} type="submit">
            {words.subscribe}
          </button>
        </div>
        <div className="small quiet" id="signup-how">
          <p>{words.how}</p>
          <p data-without-script="">{noScript}</p>
        </div>
      </form>
    </Band>
  );
}
