import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import styles from './citations.module.css';
import type { WrittenCitation } from './resource-citations.ts';
import type { ResourcePageFile } from './resource-page.schema.ts';

interface Props {
  words: ResourcePageFile['cite'];
  citations: readonly WrittenCitation[];
}

/** The document as a citation in every form, each to be read, and to be copied where scripts run. */
export function Citations({ words, citations }: Props) {
  return (
    <section aria-labelledby="cite">
      <h2 className={styles.title} id="cite">
        {words.title}
      </h2>
      <Small>{words.lede}</Small>
      <ul className={styles.list} role="list">
        {citations.map(({ id, name, text }) => (
          <li key={id} className={styles.form}>
            <div className={styles.head}>
              <h3 className={styles.name}>{name}</h3>
              <StillCopyButton what={`the citation as ${name}`} text={text} />
            </div>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
