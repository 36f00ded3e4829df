import '#features/response/hazards/hazard-colors.css';
import { hazardDrawings } from '#features/response/hazards/hazard.ts';
import type { KitView } from '#features/response/hazards/kit/kit.ts';
import styles from './embed.module.css';

interface Props {
  kit: Pick<KitView, 'name' | 'icon' | 'introduction' | 'messages'>;
  /** `emergency` is for people in danger now; `source` is before the documents of a message. */
  words: { emergency: { lead: string; text: string }; source: string };
}

/**
 * A hazard, for another site: what it does, its message of ten seconds with its documents, and what
 * to do in danger.
 */
export function HazardEmbed({ kit: { name, icon, introduction, messages }, words }: Props) {
  const [message] = messages;
  const sources = [...new Set(message?.sources.map((source) => source.name))];
  return (
    <div className={styles.words} data-hazard={icon}>
      <h1 className={styles.hazard}>
        <svg className={styles.mark} viewBox="0 0 52 40" aria-hidden="true">
          <path d={hazardDrawings[icon]} />
        </svg>
        {name}
      </h1>
      <p>{introduction}</p>
      {message && (
        <figure className={styles.message}>
          <blockquote>
            <p>{message.text}</p>
          </blockquote>
          <figcaption>
            {words.source}: {sources.join('; ')}
          </figcaption>
        </figure>
      )}
      <p>
        <strong>{words.emergency.lead}</strong> {words.emergency.text}
      </p>
    </div>
  );
}
