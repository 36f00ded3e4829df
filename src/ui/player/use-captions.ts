import { useEffect, useState } from 'react';

/**
 * The captions of a video, on at first and drawn by the browser. Their file is asked for with the first
 * play, not before; the browser's own switch, in full screen, counts as well as ours.
 */
export function useCaptions(media: HTMLMediaElement | null, hasStarted: boolean) {
  const [isOn, setOn] = useState(true);
  const tracks = media?.textTracks;

  useEffect(() => {
    const [track] = tracks ?? [];
    if (track && hasStarted) track.mode = isOn ? 'showing' : 'disabled';
  }, [tracks, hasStarted, isOn]);

  useEffect(() => {
    if (!tracks || !hasStarted) return;
    const stop = new AbortController();
    const read = () => setOn([...tracks].some(({ mode }) => mode === 'showing'));
    tracks.addEventListener('change', read, { signal: stop.signal });
    return () => stop.abort();
  }, [tracks, hasStarted]);

  return { isOn, toggle: () => setOn((was) => !was) };
}
