/**
 * Resolves to whether a script can set the volume. On iOS only the buttons of the device can: what
 * is written is dropped, at once or a moment later, so it is read back after a turn.
 * Source: https://github.com/videojs/video.js/blob/main/src/js/tech/html5.js (`canControlVolume`)
 */
export async function canSetVolume(page: Document): Promise<boolean> {
  const probe = page.createElement('audio');
  probe.volume = 0.5;
  await new Promise((resolve) => setTimeout(resolve));
  return probe.volume === 0.5;
}
