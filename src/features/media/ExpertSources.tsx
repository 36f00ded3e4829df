import { speakers } from '#site/navigation.ts';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import styles from './expert-sources.module.css';
import type { MediaDeskView } from './media-desk.ts';

interface Props {
  sources: MediaDeskView['sources'];
}

/** Who can be quoted: a few faces, and the way to all of them. */
export function ExpertSources({ sources }: Props) {
  return (
    <section aria-labelledby="sources">
      <h2 id="sources">{sources.title}</h2>
      <ul className={styles.faces} role="list">
        {sources.faces.map(({ id, name, title, href, portrait, initials, since }) => (
          <li key={id} className={styles.face}>
            <Portrait picture={portrait} initials={initials} since={since} />
            <a className={styles.name} href={href}>
              {name}
            </a>
            <span className={styles.title}>{title}</span>
          </li>
        ))}
      </ul>
      <p className={styles.text}>{sources.text}</p>
      <ArrowLink href={speakers.href}>{sources.link}</ArrowLink>
    </section>
  );
}
