import { AboutHead } from '#features/network/about/AboutHead.tsx';
import { Band, Split } from '#ui/band/Band.tsx';
import { OfferedLink } from '#ui/external-link/ExternalLink.tsx';
import { Point, PointList } from '#ui/point-list/PointList.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { BoardPageFile } from '../network.words.ts';
import styles from './board.module.css';
import type { BoardMemberView } from './board.ts';

interface Props {
  page: BoardPageFile;
  members: readonly BoardMemberView[];
}

/** Advisory Board: who sits on it, and what it may decide (specification section 2). */
export function BoardPage({ page, members }: Props) {
  return (
    <>
      <AboutHead title={page.title} lede={page.lede} path="/about/advisory-board" />
      <Band labelledBy="members">
        <h2 className="visually-hidden" id="members">
          {page.membersTitle}
        </h2>
        <ul className={styles.members} role="list">
          {members.map((member) => (
            <BoardMember key={member.name} member={member} />
          ))}
        </ul>
      </Band>
      <Band ground="warm" labelledBy="duties">
        <Split columns="4-8">
          <SectionHead id="duties" title={page.duties.title} lede={page.duties.lede} />
          <PointList>
            {page.dutyList.map(({ title, text }) => (
              <Point key={title} title={title}>
                <p>{text}</p>
              </Point>
            ))}
          </PointList>
        </Split>
      </Band>
    </>
  );
}

interface BoardMemberProps {
  member: BoardMemberView;
}

/** One member; the chair stands on a full line of the board, larger than the others. */
export function BoardMember({ member }: BoardMemberProps) {
  const { name, title, focus, isChair, initials, picture, profile } = member;
  return (
    <li className={styles.member} data-chair={isChair || undefined}>
      <Portrait picture={picture} initials={initials} shape="square" />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.title}>{title}</p>
        <p className={styles.focus}>{focus}</p>
        {profile && (
          <OfferedLink className={styles.link} href={profile.href} what="LinkedIn">
            LinkedIn<span className="visually-hidden"> profile of {name}</span>
          </OfferedLink>
        )}
      </div>
    </li>
  );
}
