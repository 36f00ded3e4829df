import { useEffect, useId, useRef, useState } from 'react';
import { announce } from '#ui/announcer/announce.ts';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import {
  type Cut,
  type Focus,
  movedTo,
  resizedTo,
  shownPart,
  wholeOf,
  widestCut,
} from '../../cut.ts';
import type { WaitingPicture } from '../../protocol.ts';
import { leastPortrait, leastWidth, sizeProblem } from '../../upload-rules.ts';
import { CutStage } from './CutStage.tsx';
import styles from './files.module.css';
import { PictureShapes, type Shape } from './PictureShapes.tsx';

interface Props {
  src: string;
  picture: WaitingPicture;
  isPortrait: boolean;
  /** The part that the site keeps in view where it crops once more. */
  focus: Focus;
  /** The shapes in which the site draws the picture; the first is the one to begin with. */
  shapes: readonly Shape[];
  onCut: (cut: Cut | undefined) => void;
  onClose: () => void;
}

/** The milliseconds after the last key or drag in which nobody moves the frame any more. */
const restTime = 500;

/**
 * The tool that cuts a picture: a frame over it, moved and resized by pointer, touch, wheel, keys
 * or sliders, and the result in the shapes of the site.
 */
export function CutDialog({ src, picture, isPortrait, focus, shapes, onCut, onClose }: Props) {
  const whole = wholeOf(picture);
  const [first] = shapes;
  const [cut, setCut] = useState<Cut>(picture.cut ?? shownPart(whole, first?.ratio ?? 1));
  const name = useId();
  const ratio = cut.width / cut.height;
  const chosen = shapes.find((shape) => Math.abs(shape.ratio - ratio) < 0.01);
  const widest = widestCut(ratio, picture);
  const least = Math.min(widest, isPortrait ? leastPortrait.width : leastWidth);
  const zoom = Math.round((widest / cut.width) * 100);
  const problem = sizeProblem(cut, isPortrait);
  const across = share(cut.left, picture.width - cut.width);
  const down = share(cut.top, picture.height - cut.height);
  useSpokenFrame(`${across}% from the left, ${down}% from the top, zoom ${zoom}%`, cut);

  const move = (left: number, top: number) => setCut((now) => movedTo(now, left, top, picture));
  const resize = (width: number) => setCut((now) => resizedTo(now, width, least, picture));
  return (
    <Dialog title="Cut the picture" onClose={onClose}>
      <fieldset className={styles.ratio}>
        <legend className="small semibold">Shape</legend>
        {shapes.map((shape) => (
          <label key={shape.label}>
            <input
              type="radio"
              name={name}
              checked={chosen === shape}
              onChange={() => setCut(shownPart(whole, shape.ratio))}
            />
            {shape.label}
          </label>
        ))}
      </fieldset>
      <CutStage
        src={src}
        picture={picture}
        cut={cut}
        onMove={(left, top) => move(cut.left + left, cut.top + top)}
        onZoom={(factor) => resize(cut.width / factor)}
      />
      <div>
        <Slider
          label="Left or right"
          value={cut.left}
          most={picture.width - cut.width}
          words={`${across}%`}
          onChange={(left) => move(left, cut.top)}
        />
        <Slider
          label="Up or down"
          value={cut.top}
          most={picture.height - cut.height}
          words={`${down}%`}
          onChange={(top) => move(cut.left, top)}
        />
        <Slider
          label="Zoom"
          value={zoom}
          least={100}
          most={Math.floor((widest / least) * 100)}
          words={`${zoom}%`}
          onChange={(percent) => resize((widest * 100) / percent)}
        />
      </div>
      {problem && <p className={`small ${styles.problem}`}>{problem}</p>}
      <div className="stack gap-y-2">
        <h3 className="small semibold">As the site shows it</h3>
        <PictureShapes src={src} picture={picture} cut={cut} focus={focus} shapes={shapes} />
      </div>
      <ButtonRow>
        <Button tone="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button tone="ghost" onClick={() => onCut(undefined)}>
          Use the whole picture
        </Button>
        <Button onClick={() => onCut(cut)}>Use this part</Button>
      </ButtonRow>
    </Dialog>
  );
}

interface SliderProps {
  label: string;
  value: number;
  least?: number;
  most: number;
  /** The value in words, shown and announced. */
  words: string;
  onChange: (value: number) => void;
}

function Slider({ label, value, least = 0, most, words, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={`small ${styles.slider}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={least}
        max={Math.max(least, most)}
        step={Math.max(1, Math.round((most - least) / 100))}
        value={value}
        disabled={most <= least}
        aria-valuetext={words}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <span>{words}</span>
    </div>
  );
}

/** Announces where the frame is once it rests; sliders say their values themselves. */
function useSpokenFrame(words: string, cut: Cut): void {
  const first = useRef(cut);
  useEffect(() => {
    if (first.current === cut || document.activeElement instanceof HTMLInputElement)
      return undefined;
    const timer = setTimeout(() => announce(words), restTime);
    return () => clearTimeout(timer);
  }, [words, cut]);
}

/** A part of a whole in percent, 0 where there is no room to move. */
function share(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.round((part / whole) * 100);
}
