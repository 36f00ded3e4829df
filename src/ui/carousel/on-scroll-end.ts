/** How long a track must stand still where the browser does not say itself that scrolling has ended, in milliseconds. */
const stillFor = 150;

/** Calls back whenever scrolling has come to rest. Gives back how to stop listening. */
export function onScrollEnd(element: HTMLElement, ended: () => void): () => void {
  if ('onscrollend' in element) {
    element.addEventListener('scrollend', ended);
    return () => element.removeEventListener('scrollend', ended);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(ended, stillFor);
  };
  const track: EventTarget = element;
  track.addEventListener('scroll', wait);
  return () => {
    clearTimeout(timer);
    track.removeEventListener('scroll', wait);
  };
}
