import { colorOf } from '#files/share-image/share-colors.ts';
import { textFont } from '#files/share-image/share-text.tsx';

/** Says on every picture of a film what it is. */
export function SampleMark() {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        width: '100%',
        height: '100%',
        color: colorOf('ink-2'),
        fontFamily: textFont,
        fontSize: 26,
      }}
    >
      Synthetic sample recording
    </div>
  );
}
