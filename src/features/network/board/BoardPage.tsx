import { contact } from '#features/letters/definitions/contact.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { AboutHead } from '#features/network/about/AboutHead.tsx';
import { Band } from '#ui/band/Band.tsx';
import { HeadedBand } from '#ui/band/HeadedBand.tsx';
import { NothingYet } from '#ui/empty-state/NothingYet.tsx';
import { OfferedLink } from '#ui/external-link/ExternalLink.tsx';
import { PointList } from '#ui/point-list/PointList.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import type { BoardPageFile } from '../network.table.ts';
import styles from './board.module.css';
import { type BoardMemberView, boardHref } from './board.ts';

interface Props {
  page: BoardPageFile;
  members: readonly BoardMemberView[];
}

/** Advisory Board: who sits on it, and what it may decide (specification section 2). */
export function BoardPage({ page, members }: Props) {
  return (
    <>
      <AboutHead title={page.title} lede={page.lede} path={boardHref} />
      <Band labelledBy="members">
        <h2 className="visually-hidden" id="members">
          {page.membersTitle}
        </h2>
        {members.length === 0 && <NothingYet words={page.yet} link={letterLink(contact)} />}
        {members.length > 0 && (
          <ul className={`stack gap-x-gutter ${styles.members}`} role="list">
            {members.map((member) => (
              <BoardMember key={member.name} member={member} />
            ))}
          </ul>
        )}
      </Band>
      <HeadedBand id="duties" ground="warm" {...page.duties}>
        <PointList points={page.dutyList} />
      </HeadedBand>
    </>
  );
}

/** One member. The chair is larger than the others and has a row of their own. */
export function BoardMember({ member }: { member: BoardMemberView }) {
  const { name, title, focus, isChair, initials, picture, profile } = member;
  return (
    <li className={styles.member} data-chair={isChair || undefined}>
      <Portrait picture={picture} initials={initials} shape="square" />
      <div className="stack start gap-y-2">
        <h3 className={styles.name}>{name}</h3>
        <p className="semibold">{title}</p>
        <p className={`quiet ${styles.focus}`}>{focus}</p>
        {profile && (
          <OfferedLink
            className={`target small ${styles.link}`}
            href={profile.href}
            what="LinkedIn"
          >
            LinkedIn<span className="visually-hidden"> profile of {name}</span>
          </OfferedLink>
        )}
      </div>
    </li>
  );
}
