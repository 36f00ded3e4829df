import { colorOf } from '#files/share-image/share-colors.ts';
import { displayFont } from '#files/share-image/share-text.tsx';

interface Props {
  initials: string;
}

/** The initials of a person without a portrait, in the middle of the frame. */
export function FilmInitials({ initials }: Props) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: '100%',
        height: '100%',
        color: colorOf('ink'),
        fontFamily: displayFont,
        fontSize: 150,
      }}
    >
      {initials}
    </div>
  );
}
