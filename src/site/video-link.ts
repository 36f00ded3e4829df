export interface VideoLink {
  host: 'YouTube';
  id: string;
  /** Seconds to begin at. */
  start: number;
}

/**
 * Where players come from: the only other origin a page of ours may show, and only after a press.
 */
export const playerOrigin = 'https://www.youtube-nocookie.com';

const watchHost = /^((www|m|music)\.)?youtube\.com$|^(www\.)?youtube-nocookie\.com$/;

/**
 * An address → the video that it is a watch or short link of (specification section 2, Speaker
 * profile). Anything else gives undefined: other hosts, other schemes, ids that are not eleven
 * characters.
 */
export function videoLink(address: string): VideoLink | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const id = url.origin.startsWith('https://') && url.username === '' ? idIn(url) : undefined;
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  const start = secondsIn(url.searchParams.get('t') ?? url.searchParams.get('start'));
  return { host: 'YouTube', id, start };
}

/** The address of a video’s player, with captions on and autoplay, because a click loads it. */
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

/** `90`, `90s` or `1h2m3s` → seconds; anything else → 0. */
function secondsIn(time: string | null): number {
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(time ?? '') ?? [];
  const [, hours = 0, minutes = 0, seconds = 0] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
