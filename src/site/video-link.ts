import { urlOf } from '#content/address.ts';

export interface VideoLink {
  host: 'YouTube';
  id: string;
  /** Seconds to begin at. */
  start: number;
}

/** The origin of video players, the only other one that a page may show, and only after a press. */
export const playerOrigin = 'https://www.youtube-nocookie.com';

const watchHost = /^((www|m|music)\.)?youtube\.com$|^(www\.)?youtube-nocookie\.com$/;

/**
 * Returns the video of a watch link or a short link (specification section 2, Speaker profile);
 * undefined for other hosts, other schemes, and ids that do not have eleven characters.
 */
export function videoLink(address: string): VideoLink | undefined {
  const url = urlOf(address);
  if (!url) return undefined;
  const id = url.origin.startsWith('https://') && url.username === '' ? idIn(url) : undefined;
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  const start = secondsIn(url.searchParams.get('t') ?? url.searchParams.get('start'));
  return { host: 'YouTube', id, start };
}

/**
 * Returns the address of a player with captions on, and with autoplay, because a click loads it.
 */
export function playerAddress({ id, start }: VideoLink): string {
  const settings = new URLSearchParams({ autoplay: '1', cc_load_policy: '1', playsinline: '1' });
  if (start > 0) settings.set('start', String(start));
  return `${playerOrigin}/embed/${id}?${settings}`;
}

function idIn({ host, pathname, searchParams }: URL): string | undefined {
  const [kind, id, ...rest] = pathname.replace(/\/$/, '').split('/').slice(1);
  if (host === 'youtu.be') return id === undefined ? kind : undefined;
  if (!watchHost.test(host) || rest.length > 0) return undefined;
  if (kind === 'watch') return searchParams.get('v') ?? undefined;
  return ['embed', 'live', 'shorts'].includes(kind ?? '') ? id : undefined;
}

/** Returns the seconds of a time that is written `90`, `90s` or `1h2m3s`; 0 for anything else. */
function secondsIn(time: string | null): number {
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(time ?? '') ?? [];
  const [, hours = 0, minutes = 0, seconds = 0] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
