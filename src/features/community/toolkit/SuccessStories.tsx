import { Band, Split } from '#ui/band/Band.tsx';
import { Quote } from '#ui/quote/Quote.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { parts } from './parts.ts';
import styles from './success-stories.module.css';
import type { ToolkitPageFile } from './toolkit-page.schema.ts';

interface Props {
  successes: ToolkitPageFile['successes'];
}

/** What hosts said afterward. */
export function SuccessStories({ successes }: Props) {
  return (
    <Band ground="warm" labelledBy={parts.successes}>
      <SectionHead id={parts.successes} title={successes.title} landing />
      <Split columns="6-6">
        {successes.quotes.map(({ quote, name, role }) => (
          <div key={name} className={styles.quote}>
            <Quote text={quote} size="medium">
              <b>{name}</b>, {role}
            </Quote>
          </div>
        ))}
      </Split>
    </Band>
  );
}
