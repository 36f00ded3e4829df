import { type Cut, type Focus, type Size, shownPart } from '../../cut.ts';
import styles from './files.module.css';

/** A shape in which the site draws a picture; `ratio` is width by height. */
export interface Shape {
  label: string;
  ratio: number;
}

const upright: Shape = { label: 'Upright, 5 to 6', ratio: 5 / 6 };
const square: Shape = { label: 'Square', ratio: 1 };
const wide: Shape = { label: 'Wide, 16 to 9', ratio: 16 / 9 };

/** The shapes in which the pictures of a kind (a key of `kinds`) are drawn. */
export function shapesOf(kind: string): readonly Shape[] {
  return kind === 'clips' ? [wide] : [upright, square];
}

interface Props {
  src: string;
  picture: Size;
  cut: Cut;
  focus: Focus;
  shapes: readonly Shape[];
}

/** A cut picture in the shapes of the site, small, each with its name. */
export function PictureShapes({ src, picture, cut, focus, shapes }: Props) {
  return (
    <div className={`row gap-x-4 gap-y-3 ${styles.shapes}`}>
      {shapes.map(({ label, ratio }) => (
        <figure key={label}>
          <PartOfPicture
            src={src}
            picture={picture}
            part={shownPart(cut, ratio, focus)}
            width={ratio > 1 ? 176 : 112}
          />
          <figcaption className="quiet small">{label}</figcaption>
        </figure>
      ))}
    </div>
  );
}

interface PartProps extends Pick<Props, 'src' | 'picture'> {
  part: Cut;
  /** In CSS pixels. */
  width: number;
}

/** A part of a picture, as large as `width`. Decorative: the figure around it has the words. */
function PartOfPicture({ src, picture, part, width }: PartProps) {
  const scale = width / part.width;
  return (
    <div className={styles.window} style={{ width, height: part.height * scale }}>
      <img
        src={src}
        alt=""
        style={{
          width: picture.width * scale,
          height: picture.height * scale,
          left: -part.left * scale,
          top: -part.top * scale,
        }}
      />
    </div>
  );
}
