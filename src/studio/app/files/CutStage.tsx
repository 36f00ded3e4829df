import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { isComposing } from '#ui/keys/composing.ts';
import type { Cut, Size } from '../../cut.ts';
import styles from './files.module.css';

interface Props {
  src: string;
  picture: Size;
  cut: Cut;
  /** Moves the frame by pixels of the picture. */
  onMove: (left: number, top: number) => void;
  /** Makes what is in the frame larger by a factor; smaller where it is below 1. */
  onZoom: (factor: number) => void;
}

/** The factor of one press of plus, and of one step of a wheel. */
const zoomStep = 1.05;
/** The share of the picture by which one press of an arrow moves the frame; ten with Shift. */
const moveStep = 0.01;

/** The direction in which each arrow key moves the frame. */
const moveKeys: Readonly<Record<string, { left: number; top: number }>> = {
  ArrowLeft: { left: -1, top: 0 },
  ArrowRight: { left: 1, top: 0 },
  ArrowUp: { left: 0, top: -1 },
  ArrowDown: { left: 0, top: 1 },
};

/** The factor by which a key zooms; `=` is the key of plus without Shift. */
const zoomKeys: Readonly<Record<string, number>> = {
  '+': zoomStep,
  '=': zoomStep,
  '-': 1 / zoomStep,
};

/**
 * The picture with the frame over it. One pointer moves the frame, two or a wheel resize it; arrow
 * keys, plus and minus do the same. The sliders beside it say and change the same values.
 */
export function CutStage({ src, picture, cut, onMove, onZoom }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  /** The pointers that are down, by id, at their last places in the window. */
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onZoom(event.deltaY < 0 ? zoomStep : 1 / zoomStep);
  });
  useEffect(() => {
    const element = stage.current;
    const listener = (event: WheelEvent) => zoomByWheel(event);
    // React listens to wheels passively, and the page would scroll.
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, []);

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }
  function onPointerMove({ pointerId, clientX, clientY, currentTarget }: PointerEvent) {
    const before = pointers.current.get(pointerId);
    if (!before) return;
    const now = { x: clientX, y: clientY };
    const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
    pointers.current.set(pointerId, now);
    if (other) {
      // Fingers that part draw the frame larger, as they would on the picture itself.
      onZoom(distance(before, other) / Math.max(1, distance(now, other)));
      return;
    }
    const scale = picture.width / currentTarget.getBoundingClientRect().width;
    onMove((now.x - before.x) * scale, (now.y - before.y) * scale);
  }
  function onPointerEnd({ pointerId }: PointerEvent) {
    pointers.current.delete(pointerId);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moveKeys[event.key];
    const factor = zoomKeys[event.key];
    if (!move && !factor) return;
    event.preventDefault();
    const step = picture.width * moveStep * (event.shiftKey ? 10 : 1);
    if (move) onMove(move.left * step, move.top * step);
    if (factor) onZoom(factor);
  }
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div className="stack gap-y-2">
      <div
        ref={stage}
        className={styles.stage}
        // The arrow keys belong to the frame, not to a screen reader's reading of the page.
        role="application"
        aria-label="Frame"
        aria-describedby="cut-help"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is operated by keys.
        tabIndex={0}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onKeyDown={onKeyDown}
      >
        <img src={src} alt="" draggable={false} />
        <div
          className={styles.frame}
          style={{
            left: percent(cut.left, picture.width),
            top: percent(cut.top, picture.height),
            width: percent(cut.width, picture.width),
            height: percent(cut.height, picture.height),
          }}
        />
      </div>
      <p className="quiet small" id="cut-help">
        Drag the frame, or move it with the arrow keys; plus and minus bring the face closer or
        farther away.
      </p>
    </div>
  );
}

interface Point {
  x: number;
  y: number;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
