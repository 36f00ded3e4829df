import { SaxesParser } from 'saxes';
import { slug } from '#site/words.ts';
import { plainWords } from './plain-words.ts';
import { type Refused, type SourceEntry, type SourceReading, unreadable } from './reading.ts';

/** One episode as its feed has it: texts by their elements, and the address of the recording. */
interface Episode {
  texts: Map<string, string>;
  enclosure: { url: string; type: string } | undefined;
}

/**
 * Returns the episodes of a podcast feed (RSS 2.0) as stories. `day` is today, `YYYY-MM-DD`. An
 * episode without a recording, or with one at an address that is not whole, is refused.
 */
export function readFeed(text: string, day: string): SourceReading {
  const { episodes, base, fault } = parseFeed(text);
  if (fault !== undefined) return unreadable(fault);
  const entries: SourceEntry[] = [];
  const refused: Refused[] = [];
  episodes.forEach((episode, index) => {
    const where = `episode ${index + 1}`;
    const title = plainWords(episode.texts.get('title') ?? '');
    const address = recordingOf(episode, base);
    if (title === '')
      refused.push({ where, title, why: 'It has no title. Write one in the podcast.' });
    else if ('why' in address) refused.push({ where, title, why: address.why });
    else entries.push(storyOf(episode, { title, where, url: address.url, order: index + 1, day }));
  });
  const notes = episodes.length === 0 ? ['The feed has no episodes.'] : [];
  return { entries, refused, notes };
}

const notFeed =
  'The file is no podcast feed: it has no <rss> with a <channel>. Save the address of the feed, not of the page about it.';

function parseFeed(text: string): { episodes: Episode[]; base: string; fault?: string } {
  const episodes: Episode[] = [];
  const parser = new SaxesParser();
  const open: string[] = [];
  let base = '';
  let words = '';
  let isFeed = false;
  let fault: string | undefined;
  parser.on('error', (error) => {
    fault ??= error.message;
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name);
    words = '';
    if (name === 'channel' && open[0] === 'rss') isFeed = true;
    if (name === 'item') episodes.push({ texts: new Map(), enclosure: undefined });
    const episode = episodes.at(-1);
    if (name === 'enclosure' && open.includes('item') && episode) {
      const url = String(attributes['url'] ?? '').trim();
      episode.enclosure = { url, type: String(attributes['type'] ?? '') };
    }
  });
  parser.on('text', (more) => {
    words += more;
  });
  parser.on('cdata', (more) => {
    words += more;
  });
  parser.on('closetag', ({ name }) => {
    open.pop();
    const isOfEpisode = open.at(-1) === 'item';
    if (isOfEpisode) episodes.at(-1)?.texts.set(name, words.trim());
    else if (name === 'link' && open.at(-1) === 'channel') base = words.trim();
    words = '';
  });
  parser.write(text.replace(/^\uFEFF/, '').trimStart()).close();
  if (!isFeed) return { episodes: [], base, fault: notFeed };
  if (fault === undefined) return { episodes, base };
  return {
    episodes: [],
    base,
    fault: `The feed breaks off or is no XML (${fault.slice(0, 80)}). Load it again and save it whole.`,
  };
}

/** The whole address of a recording, or the sentence that says why there is none. */
function recordingOf({ enclosure }: Episode, base: string): { url: string } | { why: string } {
  if (!enclosure || enclosure.url === '')
    return { why: 'It has no recording (no <enclosure>), so there is nothing to hear.' };
  if (!/^(?:audio|video)\//.test(enclosure.type) && enclosure.type !== '')
    return {
      why: `Its file is of the type “${enclosure.type}”, which is neither audio nor video.`,
    };
  try {
    const url = new URL(enclosure.url, base === '' ? undefined : base);
    if (url.protocol === 'http:') url.protocol = 'https:';
    if (url.protocol === 'https:') return { url: url.href };
  } catch {
    // The sentence below says it.
  }
  return {
    why: `The address of its recording is not whole (“${enclosure.url.slice(0, 60)}”), and the feed names no site. Write the full address, from https://, into the feed.`,
  };
}

interface StoryFacts {
  title: string;
  where: string;
  url: string;
  order: number;
  day: string;
}

function storyOf({ texts, enclosure }: Episode, facts: StoryFacts): SourceEntry {
  const { title, where, url, order, day } = facts;
  const about =
    texts.get('content:encoded') || texts.get('description') || texts.get('itunes:summary');
  const words = plainWords(about ?? '');
  const published = dayOf(texts.get('pubDate')) ?? day;
  const notes =
    dayOf(texts.get('pubDate')) === undefined ? ['The feed tells no day; today was written.'] : [];
  return {
    kind: 'stories',
    id: slug(title.slice(0, 60)) || `episode-${published}`,
    key: `episode:${texts.get('guid') || url}`,
    where,
    title,
    data: {
      kind: enclosure?.type.startsWith('video/') ? 'video' : 'audio',
      order,
      title,
      ...(words !== '' && { excerpt: shortened(words, 400) }),
      recorded: published,
      published,
      elsewhere: url,
    },
    body: '',
    notes,
  };
}

/** The first sentences of a text that are at most `most` characters long; else its first words. */
function shortened(words: string, most: number): string {
  if (words.length <= most) return words;
  const sentences = words.slice(0, most).match(/^[\s\S]*[.?!](?=\s)/)?.[0];
  return (sentences ?? `${words.slice(0, most - 2).replace(/\s+\S*$/, '')} …`).trim();
}

/** `2026-11-19` of `Thu, 19 Nov 2026 18:00:00 GMT` (RFC 822); undefined for no such date. */
function dayOf(date: string | undefined): string | undefined {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}
