import { type RefObject, useEffect } from 'react';

/** Calls back when the visitor presses anywhere outside a part of the page, while `isListening`. */
export function useOutsidePress(
  part: RefObject<HTMLElement | null>,
  isListening: boolean,
  onPress: () => void,
): void {
  useEffect(() => {
    if (!isListening) return;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !part.current?.contains(target)) onPress();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [part, isListening, onPress]);
}
