import type { ReactNode } from 'react';
import type { SourceLink } from '#features/evidence/claims/claim.ts';
import { mediaHours } from '#features/speakers/media-hours.ts';
import { fillIn } from '#site/words.ts';
import type { KitView } from '../kit/kit.ts';
import type { KitPageFile } from '../kit/kit-page.schema.ts';
import { reviewLine } from '../kit/kit-text.ts';
import { marksOf, referencesOf } from '../references.ts';

interface Props {
  kit: KitView;
  page: KitPageFile;
  /** Where the media team is written to. */
  mediaEmail: string;
}

const phases = ['before', 'during', 'after'] as const;

/** One hazard of the file: what may be said and quoted, each document once, its address written out. */
export function KitChapter({ kit, page, mediaEmail }: Props) {
  const references = referencesOf(kit);
  const cited = (text: string, ...sources: SourceLink[]) => (
    <>
      {text} <span className="quiet">{marksOf(sources, references)}</span>
    </>
  );
  return (
    <section className="kit" id={kit.id} data-hazard={kit.icon} aria-labelledby={`${kit.id}-name`}>
      <h2 id={`${kit.id}-name`}>{kit.name}</h2>
      <p>{kit.introduction}</p>
      {kit.messages.map(({ length, text, sources }) => (
        <div key={length}>
          <h3>{`${page.messages.title}: ${page.messages[length]}`}</h3>
          <p className="say">{cited(text, ...sources)}</p>
        </div>
      ))}
      <Lines title={page.impacts} lines={kit.healthImpacts} />
      <Lines title={page.atRisk} lines={kit.atRisk} />
      {phases.map((phase) => (
        <Lines
          key={phase}
          title={`${page.advice.title}: ${page.advice[phase]}`}
          lines={kit.advice[phase].map(({ text, source }) => cited(text, source))}
        />
      ))}
      <Lines
        title={page.facts.title}
        lines={kit.facts.map(({ id, published }) => (
          <span key={id} data-cite={id}>
            {cited(published.wording, published.source)}
          </span>
        ))}
      />
      <Lines title={page.questions.title} lines={kit.questions} />
      <Lines
        title={page.speakers.title}
        lines={kit.speakers.map(
          ({ name, title, media }) => `${name}, ${title}. ${mediaHours(media)}.`,
        )}
      />
      <p>{fillIn(page.sheet.contact, { email: mediaEmail })}</p>
      {kit.story && (
        <>
          <h3>{page.story.title}</h3>
          <p>{`“${kit.story.quote}” ${kit.story.name}. ${kit.story.role}, ${kit.story.location}.`}</p>
        </>
      )}
      <h3>{page.text.sources}</h3>
      <ol className="quiet">
        {references.map(({ name, href }) => (
          <li key={href + name}>
            {name}. <a href={href}>{href}</a>
          </li>
        ))}
      </ol>
      <p className="quiet">{reviewLine(kit, page)}</p>
    </section>
  );
}

interface LinesProps {
  title: string;
  lines: readonly ReactNode[];
}

function Lines({ title, lines }: LinesProps) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a still list that never changes its order.
          <li key={index}>{line}</li>
        ))}
      </ul>
    </>
  );
}
