import { OfferedLink } from '#ui/external-link/ExternalLink.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import styles from './board.module.css';
import type { BoardMemberView } from './board.ts';

interface Props {
  member: BoardMemberView;
}

/** One member; the chair stands on a full line of the board, larger than the others. */
export function BoardMember({ member }: Props) {
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
