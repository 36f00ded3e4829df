import type { ReactNode } from 'react';
import { resourceWish } from '#features/letters/definitions/short-letters.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import type { NavLink } from '#site/navigation.ts';
import { Band } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { FollowLine } from '#ui/follow-line/FollowLine.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { LibraryPageFile } from './library.table.ts';
import styles from './library-page.module.css';
import { ResourcesHead } from './ResourcesHead.tsx';
import { libraryFeedHref, libraryHref } from './resource.ts';
import { resourcesFile } from './resources-file.ts';

interface NewsletterProps {
  words: LibraryPageFile['stayUpdated'];
  /** The newsletter letter without its body, which the form writes. */
  signupHref: string;
  /** The sentence on what the newsletter button does without script. */
  noScript: string;
}

interface Props extends Omit<NewsletterProps, 'words'> {
  page: LibraryPageFile;
  /** The pages of the resources that have a tab. */
  tabs: readonly NavLink[];
  children: ReactNode;
}

/** The library (specification section 2): its table in `children`, notes, and the newsletter. */
export function LibraryPage({ page, tabs, children, ...newsletter }: Props) {
  const { title, lede, note, wish, subscribe } = page;
  const links = [
    { label: subscribe.feed, href: libraryFeedHref },
    { label: subscribe.data, href: resourcesFile.href },
    { label: subscribe.table, href: resourcesFile.csvHref },
  ];
  return (
    <>
      <ResourcesHead title={title} lede={lede} path={libraryHref} tabs={tabs} />
      <Band labelledBy="resources" space="list">
        <h2 className="visually-hidden" id="resources">
          Resources
        </h2>
        {children}
        <div className={`stack gap-y-2 ${styles.notes}`}>
          <Small>{note}</Small>
          <ArrowLink {...letterLink(resourceWish)}>{wish}</ArrowLink>
          <FollowLine title={subscribe.title} links={links} />
        </div>
      </Band>
      <StayUpdated words={page.stayUpdated} {...newsletter} />
    </>
  );
}

/** The newsletter block. The form submits to a `mailto:` address, so it works without script. */
function StayUpdated({ words, signupHref, noScript }: NewsletterProps) {
  return (
    <Band ground="warm" labelledBy="stay-updated">
      <SectionHead id="stay-updated" title={words.title} lede={words.text} />
      <form
        className={`stack gap-y-2 ${styles.form}`}
        action={signupHref}
        method="post"
        encType="text/plain"
        data-letter="newsletter"
        data-print="none"
      >
        <label className="small semibold" htmlFor="signup-email">
          {words.emailLabel}
        </label>
        <div className="row gap-y-3 gap-x-3">
          <input
            className={styles.field}
            id="signup-email"
            type="email"
            name="Email"
            autoComplete="email"
            aria-describedby="signup-how"
            aria-invalid="false"
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
