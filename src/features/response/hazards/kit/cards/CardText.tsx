import { colorOf } from '#files/share-image/share-colors.ts';
import { displayFont, textFont } from '#files/share-image/share-text.tsx';

interface Props {
  children: string;
  /** Font size in pixels. */
  size: number;
  tone: 'message' | 'name' | 'source';
}

/** Words on a card, for the drawing library, which reads styles from elements. */
export function CardText({ children, size, tone }: Props) {
  return (
    <div
      style={{
        display: 'block',
        width: '100%',
        fontSize: size,
        wordBreak: 'break-word',
        ...styles[tone],
      }}
    >
      {children}
    </div>
  );
}

const styles = {
  message: {
    color: colorOf('ink'),
    fontFamily: displayFont,
    fontWeight: 500,
    letterSpacing: '-0.015em',
    lineHeight: 1.12,
    // Letters that reach below the last line would be cut.
    paddingBottom: '0.14em',
  },
  name: { color: colorOf('ink'), fontFamily: textFont, fontWeight: 600, lineHeight: 1.3 },
  source: { color: colorOf('ink-2'), fontFamily: textFont, lineClamp: 2, lineHeight: 1.36 },
} as const;
