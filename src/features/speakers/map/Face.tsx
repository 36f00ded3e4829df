import { Picture } from '#ui/portrait/Portrait.tsx';
import { forCard, type PictureView } from '#ui/portrait/picture-view.ts';
import styles from './voice-map.module.css';

interface Props {
  picture: PictureView | undefined;
  initials: string;
}

/** A portrait as small as a square of the map, beside the name of the person. */
export function Face({ picture, initials }: Props) {
  return (
    <span className={styles.face} aria-hidden={picture ? undefined : true}>
      {picture ? <Picture picture={forCard(picture)} alt="" eager={false} /> : initials}
    </span>
  );
}
