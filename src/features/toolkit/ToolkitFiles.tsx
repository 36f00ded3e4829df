import { Accordion, AccordionGroup } from '#ui/accordion/Accordion.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import styles from './toolkit-files.module.css';
import type { ToolkitGroupView } from './toolkit-groups.ts';

interface Props {
  groups: readonly ToolkitGroupView[];
  comingSoon: string;
  ask: string;
}

/** The files by group; until they can be downloaded, each can be asked for. */
export function ToolkitFiles({ groups, comingSoon, ask }: Props) {
  return (
    <Accordion>
      {groups.map(({ title, items }) => (
        <AccordionGroup key={title} name="toolkit" title={title} hint={`${items.length} files`}>
          <ul className={styles.files} role="list">
            {items.map((item) => (
              <li key={item.title} className={styles.file}>
                <div className={styles.words}>
                  <h4 className={styles.title}>{item.title}</h4>
                  <p>{item.text}</p>
                </div>
                <div className={styles.ways}>
                  <Tag tone="past">{comingSoon}</Tag>
                  <a className={styles.ask} href={item.request}>
                    {ask}
                    <span className="visually-hidden"> ({item.title})</span>
                  </a>
                </div>
              </li>
            ))}
          </ul>
        </AccordionGroup>
      ))}
    </Accordion>
  );
}
