import type { CSSProperties } from 'react';
import type { ShareCard } from './share-card.ts';
import { colorOf } from './share-colors.ts';
import { displayFont, textFont } from './share-fonts.ts';
import { withoutOrphan } from './title-sizes.ts';

interface Props {
  card: ShareCard;
  /** Font size of the title in pixels. */
  size: number;
}

/** The words of a card from the kicker to the tags, for the drawing library, which reads styles from elements. */
export function ShareWords({ card: { kicker, title, lines, tags }, size }: Props) {
  return (
    <div style={column}>
      {kicker && <div style={{ ...line, fontWeight: 600 }}>{kicker}</div>}
      <div style={{ ...titleStyle, fontSize: size }}>{withoutOrphan(title)}</div>
      {lines.map((words) => (
        <div key={words} style={line}>
          {words}
        </div>
      ))}
      {tags.length > 0 && (
        <div style={row}>
          {tags.map((tag) => (
            <div key={tag} style={tagStyle}>
              {tag}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

const clamped: CSSProperties = { display: 'block', wordBreak: 'break-word' };
const column: CSSProperties = { display: 'flex', flexDirection: 'column', width: '100%' };
const titleStyle: CSSProperties = {
  ...clamped,
  lineClamp: 3,
  marginBottom: 14,
  color: colorOf('ink'),
  fontFamily: displayFont,
  fontWeight: 500,
  letterSpacing: '-0.015em',
  lineHeight: 1.04,
};
const line: CSSProperties = {
  ...clamped,
  lineClamp: 2,
  color: colorOf('ink-2'),
  fontFamily: textFont,
  fontSize: 29,
  lineHeight: 1.36,
};
const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 10, paddingTop: 18 };
const tagStyle: CSSProperties = {
  padding: '5px 14px',
  border: `1.5px solid ${colorOf('edge')}`,
  borderRadius: 2,
  background: colorOf('surface'),
  color: colorOf('ink'),
  fontFamily: textFont,
  fontSize: 23,
};
