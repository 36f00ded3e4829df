import type { CorrectionsView } from '#features/evidence/changes/corrections.ts';
import { boardHref } from '#features/network/board/board.ts';
import { crumbsIn, openHref, sections } from '#site/navigation.ts';
import type { SiteView } from '#site/site.ts';
import { initialsOf } from '#site/words.ts';
import { Band, Split } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import { Corrections } from './Corrections.tsx';
import { Staircase } from './Staircase.tsx';
import styles from './who-we-are.module.css';
import type { WhoWeArePageFile } from './who-we-are.schema.ts';

const openBoardHref = openHref(boardHref);

interface Props {
  page: WhoWeArePageFile;
  site: Pick<SiteView, 'name' | 'email' | 'desk'>;
  corrections: CorrectionsView;
}

/**
 * Who we are and who pays: the people, the money, the postal address, and what was corrected. In a
 * demonstration it says what of it is an example.
 */
export function WhoWeArePage({ page, site, corrections }: Props) {
  const { example, people, money, address } = page;
  const tag = example?.tag;
  const hasSums = money.income !== undefined || money.spending !== undefined;
  return (
    <>
      <PageHead
        title={page.title}
        lede={page.lede}
        crumbs={crumbsIn('about', '/about/who-we-are')}
      />
      <Band labelledBy="people" space="list">
        {example && (
          <div className={styles.example}>
            <Callout>
              <p>
                <strong>{example.title}</strong> {example.text}
              </p>
            </Callout>
          </div>
        )}
        <SectionHead id="people" title={<Marked title={people.title} tag={tag} />} />
        {people.staff.length > 0 && (
          <ul className={`stack gap-x-gutter ${styles.staff}`} role="list">
            {people.staff.map((member) => (
              <StaffMember key={member.name} member={member} />
            ))}
          </ul>
        )}
        <p className={styles.after}>{people.lede}</p>
        <p className="row gap-x-5" data-print="none">
          <ArrowLink href={sections.speakers.href}>{people.speakers}</ArrowLink>
          {openBoardHref && <ArrowLink href={openBoardHref}>{people.board}</ArrowLink>}
        </p>
      </Band>
      <Band labelledBy="money" ground="surface">
        <SectionHead
          id="money"
          title={<Marked title={money.title} tag={tag} />}
          {...(hasSums && { lede: money.lede })}
        />
        {hasSums && (
          <Split columns="6-6">
            {money.income && <Staircase id="income" {...money.income} />}
            {money.spending && <Staircase id="spending" {...money.spending} />}
          </Split>
        )}
        <ul className={`stack gap-y-5 gap-x-gutter ${styles.rules}`} role="list">
          {money.rules.map(({ title, text }) => (
            <li key={title} className={styles.rule}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band>
        <Split columns="4-8">
          <section className="stack start gap-y-4" aria-labelledby="address">
            <h2 id="address">
              <Marked title={address.title} tag={tag} />
            </h2>
            <address className={styles.address}>
              {[site.name, ...(address.lines ?? [])].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <p className={styles.reach}>
              {address.email} {site.email.hello}
              {site.desk.phone && <br />}
              {site.desk.phone && `${address.phone} ${site.desk.phone}`}
            </p>
          </section>
          <Corrections words={page.corrections} view={corrections} />
        </Split>
      </Band>
    </>
  );
}

/** A heading; in a demonstration, with the mark that its part is an example. */
function Marked({ title, tag }: { title: string; tag: string | undefined }) {
  if (tag === undefined) return title;
  return (
    <span className="cluster gap-x-4">
      {title}{' '}
      <span className={styles.tag}>
        <Tag tone="past">{tag}</Tag>
      </span>
    </span>
  );
}

function StaffMember({ member }: { member: WhoWeArePageFile['people']['staff'][number] }) {
  const { name, office, task } = member;
  return (
    <li className={styles.member}>
      <Portrait initials={initialsOf(name)} shape="square" />
      <div className="stack gap-y-1">
        <h3>{name}</h3>
        <p className="quiet">{office}</p>
        <p>{task}</p>
      </div>
    </li>
  );
}
