import { DownloadList } from '#files/downloads/DownloadList.tsx';
import { fillIn } from '#site/words.ts';
import { Accordion, AccordionGroup } from '#ui/accordion/Accordion.tsx';
import { FileItem, FileList } from '#ui/file-list/FileList.tsx';
import styles from './toolkit-files.module.css';
import type { ToolkitGroupView, ToolkitItemView } from './toolkit-groups.ts';

interface Props {
  groups: readonly ToolkitGroupView[];
  /** Beside the name of a group, with `{items}`. */
  hint: string;
}

/** The files by group. */
export function ToolkitFiles({ groups, hint }: Props) {
  return (
    <Accordion>
      {groups.map(({ title, items }) => (
        <AccordionGroup
          key={title}
          name="toolkit"
          title={title}
          hint={fillIn(hint, { items: String(items.length) })}
        >
          <FileList>
            {items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </FileList>
        </AccordionGroup>
      ))}
    </Accordion>
  );
}

/** An item with its buttons; one without a file can be asked for. An address that ends in its id unfolds its group. */
function Item({ item: { id, title, text, downloads, ask } }: { item: ToolkitItemView }) {
  if (downloads.length === 0) {
    return <FileItem file={{ name: title, contents: text, ask }} heading="h4" />;
  }
  return (
    <li id={id} className={styles.item}>
      <h4 className={styles.name}>{title}</h4>
      <p className={styles.text}>{text}</p>
      <DownloadList downloads={downloads} />
    </li>
  );
}
