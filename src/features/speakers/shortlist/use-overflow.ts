import { useEffect, useRef, useState } from 'react';

/** Whether what is inside an element is wider than the element, now and after every change of size. */
export function useOverflow<Area extends HTMLElement>() {
  const ref = useRef<Area>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const area = ref.current;
    if (!area) return undefined;
    const measure = new ResizeObserver(() => setOverflows(area.scrollWidth > area.clientWidth + 1));
    for (const element of [area, ...area.children]) measure.observe(element);
    return () => measure.disconnect();
  }, []);
  return { ref, overflows };
}
