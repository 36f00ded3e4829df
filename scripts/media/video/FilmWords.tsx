import type { CSSProperties } from 'react';
import { colorOf } from '#files/share-image/share-colors.ts';
import { displayFont, textFont } from '#files/share-image/share-text.tsx';

interface Props {
  /** Small, above. */
  kicker: string;
  /** The largest words. */
  words: string;
  /** Font size of the largest words in pixels. */
  size: number;
  /** A described sound is no quotation: it stands in the text family. */
  isSound?: boolean;
  lines?: readonly string[];
}

/** The words of a scene, for the drawing library, which reads styles from elements. */
export function FilmWords({ kicker, words, size, isSound = false, lines = [] }: Props) {
  return (
    <div style={column}>
      <div style={{ ...small, fontWeight: 600 }}>{kicker}</div>
      <div style={{ ...(isSound ? sound : said), fontSize: size }}>{words}</div>
      {lines.map((line) => (
        <div key={line} style={small}>
          {line}
        </div>
      ))}
    </div>
  );
}

const column: CSSProperties = { display: 'flex', flexDirection: 'column', width: '100%' };
const small: CSSProperties = {
  display: 'block',
  color: colorOf('ink-2'),
  fontFamily: textFont,
  fontSize: 30,
  lineHeight: 1.4,
};
const said: CSSProperties = {
  display: 'block',
  margin: '14px 0 18px',
  color: colorOf('ink'),
  fontFamily: displayFont,
  fontWeight: 500,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
  lineHeight: 1.12,
};
const sound: CSSProperties = { ...small, margin: '14px 0 18px', color: colorOf('ink') };
