import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import type { WorkView } from './work.ts';
import styles from './work-list.module.css';

interface Props {
  id: string;
  title: string;
  works: readonly WorkView[];
  /** What the link of an available work says. */
  verb: string;
}

/** Recordings or writings, each with its link, or "Coming Soon" where there is none yet. */
export function WorkList({ id, title, works, verb }: Props) {
  if (works.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul className={styles.works} role="list">
        {works.map((work) => (
          <li key={work.title} className={styles.work}>
            <h3>{work.title}</h3>
            {work.note && <p className={styles.note}>{work.note}</p>}
            <WorkAccess work={work} verb={verb} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AccessProps {
  work: WorkView;
  verb: string;
}

function WorkAccess({ work: { title, access }, verb }: AccessProps) {
  const name = <span className="visually-hidden">: {title}</span>;
  if (access.kind === 'comingSoon') return <p className={styles.soon}>Coming Soon</p>;
  if (access.kind === 'elsewhere') {
    return (
      <ExternalLink className={styles.link} href={access.href}>
        {verb}
        {name}
      </ExternalLink>
    );
  }
  return (
    <a className={styles.link} href={access.href}>
      {verb}
      {name}
    </a>
  );
}
