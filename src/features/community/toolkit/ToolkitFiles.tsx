import { fileRequest } from '#features/letters/definitions/short-letters.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { DownloadList } from '#files/downloads/DownloadList.tsx';
import type { DownloadView } from '#files/downloads/download.ts';
import { fillIn } from '#site/words.ts';
import { Accordion, AccordionGroup } from '#ui/accordion/Accordion.tsx';
import { FileItem, FileList } from '#ui/file-list/FileList.tsx';
import styles from './toolkit.module.css';
import type { ToolkitGroupView, ToolkitItemView } from './toolkit-groups.ts';
import type { ToolkitPageFile } from './toolkit-page.schema.ts';

interface Props {
  groups: readonly ToolkitGroupView[];
  /** Beside the name of a group; `{items}` is the number of its items. */
  hint: string;
}

/** The files in groups that unfold, one at a time. */
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
              <Item key={item.id} {...item} />
            ))}
          </FileList>
        </AccordionGroup>
      ))}
    </Accordion>
  );
}

/** An item with its downloads, or the letter that asks for it. Its id is a link target, which unfolds its group. */
function Item({ id, title, text, downloads }: ToolkitItemView) {
  if (downloads.length === 0) {
    const ask = letterLink(fileRequest, { file: title });
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

interface ArchiveProps {
  words: ToolkitPageFile['resources']['everything'];
  archive: DownloadView;
  /** Number of files in the archive. */
  count: number;
}

/** The archive of all files of the toolkit. */
export function ToolkitArchive({ words, archive, count }: ArchiveProps) {
  return (
    <div className={styles.all}>
      <h3 className={styles.name}>{words.title}</h3>
      <p className={styles.text}>
        {words.text} {fillIn(words.files, { count: String(count) })}
      </p>
      <DownloadList downloads={[archive]} />
    </div>
  );
}
