import { Accordion, AccordionGroup } from '#ui/accordion/Accordion.tsx';
import type { DataFileView } from './data-file-view.ts';
import styles from './data-page.module.css';
import type { DataPageFile } from './data-page.schema.ts';

interface Props {
  words: DataPageFile['fields'];
  files: readonly DataFileView[];
}

/** The fields of every file, one file unfolded at a time. */
export function FieldGuide({ words, files }: Props) {
  return (
    <Accordion>
      {files.map(({ name, href, fields }) => (
        <AccordionGroup key={name} name="fields" title={href.split('/').at(-1) ?? name}>
          <dl className={styles.fields}>
            {fields.map((field) => (
              <div key={field.name}>
                <dt>
                  <code>{field.name}</code>
                </dt>
                <dd>
                  {field.meaning}
                  {field.isOptional && <> ({words.optional})</>}
                </dd>
              </div>
            ))}
          </dl>
        </AccordionGroup>
      ))}
    </Accordion>
  );
}
