import { AboutHead } from '#features/network/about/AboutHead.tsx';
import { Band, Split } from '#ui/band/Band.tsx';
import { Point, PointList } from '#ui/point-list/PointList.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { BoardPageFile } from '../network.words.ts';
import { BoardMember } from './BoardMember.tsx';
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
