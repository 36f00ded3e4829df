import { becomeCatalyst, join } from '#features/letters/definitions/short-letters.ts';
import { story } from '#features/letters/definitions/story.ts';
import { letterLink } from '#features/letters/write-letter.ts';

import { Band } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { type FourWaysFile, wayQuestions } from './catalyst.schema.ts';
import styles from './four-ways.module.css';
import { isWayOpen } from './open-ways.ts';

/**
 * The ways to help side by side: four, or fewer where a section is off. Each says for whom it is,
 * how long it takes, who decides and what comes next, and has a link that begins it. `here` is the
 * way whose page this is.
 */
export function FourWays({ words, here }: { words: FourWaysFile; here: 'speaker' | 'catalyst' }) {
  const links = {
    speaker: here === 'speaker' ? letterLink(join) : { href: '/speakers/join' },
    catalyst: letterLink(becomeCatalyst),
    story: letterLink(story),
    exchange: { href: '/be-catalyst/exchange' },
  };
  const allWays = Object.keys(links) as (keyof typeof links)[];
  const ways = allWays.filter(isWayOpen);
  const title = ways.length === allWays.length ? words.title : words.fewer;
  return (
    <Band ground="warm" labelledBy="four-ways">
      <SectionHead id="four-ways" title={title} lede={words.lede} />
      <ul className={`stack gap-y-4 gap-x-gutter ${styles.ways}`} role="list">
        {ways.map((id) => (
          <li key={id} className={styles.way} data-here={id === here}>
            <h3>
              {words[id].title}
              {id === here && <small>, {words.here}</small>}
            </h3>
            <dl>
              {wayQuestions.map((question) => (
                <div key={question}>
                  <dt>{words.questions[question]}</dt>
                  <dd className="quiet">{words[id][question]}</dd>
                </div>
              ))}
            </dl>
            <ArrowLink {...links[id]}>{words[id].action}</ArrowLink>
          </li>
        ))}
      </ul>
    </Band>
  );
}
