import type { CSSProperties } from 'react';
import { drawable } from '#files/font-letters.ts';
import type { ShareCard } from './share-card.ts';
import { colorOf } from './share-colors.ts';
import { type DrawnText, displayFont, drawText, textFont } from './share-text.tsx';

/** Font sizes of a title in pixels, the preferred first. */
const allSizes = [88, 76, 66, 58, 50, 42, 36] as const;

/**
 * The largest mean width of a letter in a word of the display family, as a share of the font size.
 */
const letterWidth = 0.56;
/**
 * The mean width of a letter in a title that fills its lines, ends of lines included, as a share of
 * the font size.
 */
const letterShare = 0.5;
const maxLines = 3;

/**
 * Draws the words of a card with the largest title that fits into a box. If none does, it leaves
 * out the tags, then all lines but the first.
 */
export async function drawWords(
  card: ShareCard,
  box: { width: number; height: number },
): Promise<DrawnText> {
  const sizes = titleSizes(card.title, box.width);
  for (const size of sizes) {
    const drawn = await draw(card, size, box.width);
    if (drawn.height <= box.height) return drawn;
  }
  const smallest = sizes.at(-1) ?? 0;
  const untagged = await draw({ ...card, tags: [] }, smallest, box.width);
  if (untagged.height <= box.height) return untagged;
  return draw({ ...card, tags: [], lines: card.lines.slice(0, 1) }, smallest, box.width);
}

/** Draws the words of a card, from kicker to tags. `size` is the title's font size in pixels. */
function draw({ kicker, title, lines, tags }: ShareCard, size: number, width: number) {
  return drawText(
    <div style={column}>
      {kicker && <div style={{ ...line, fontWeight: 600 }}>{drawable(kicker)}</div>}
      <div style={{ ...titleStyle, fontSize: size }}>{withoutOrphan(drawable(title))}</div>
      {lines.map((words) => (
        <div key={words} style={line}>
          {drawable(words)}
        </div>
      ))}
      {tags.length > 0 && (
        <div style={row}>
          {tags.map((tag) => (
            <div key={tag} style={tagStyle}>
              {drawable(tag)}
            </div>
          ))}
        </div>
      )}
    </div>,
    width,
  );
}

const clamped: CSSProperties = { display: 'block', wordBreak: 'break-word' };
const column: CSSProperties = { display: 'flex', flexDirection: 'column', width: '100%' };
const titleStyle: CSSProperties = {
  ...clamped,
  lineClamp: maxLines,
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

/**
 * Returns a title with a no-break space between its last comma and a degree, so that `Lanternby,
 * MPH` stays on one line.
 */
export function withoutOrphan(title: string): string {
  return title.replace(/, (\S{1,8})$/, ',\u00A0$1');
}

/**
 * Returns the font sizes at which no word is wider than a column of `width` pixels and the title
 * fits into three lines. The smallest size is always among them.
 */
export function titleSizes(title: string, width: number): number[] {
  const words = withoutOrphan(title).split(/[ -]+/);
  const longest = Math.max(...words.map((word) => [...word].length));
  const isWhole = (size: number) =>
    longest * letterWidth * size <= width &&
    [...title].length * letterShare * size <= maxLines * width;
  return allSizes.filter((size) => size === allSizes.at(-1) || isWhole(size));
}
