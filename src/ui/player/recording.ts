/** One file of a recording, best first in a list. */
export interface Source {
  src: string;
  /** Media type, such as `audio/webm; codecs=opus`. */
  type: string;
}

/** What a player has to know of a recording. Times are seconds. */
export interface Recording {
  kind: 'audio' | 'video';
  title: string;
  /** Who is heard, for the lock screen of a phone. */
  artist: string;
  duration: number;
  sources: readonly Source[];
  /** Captions of a video (WebVTT). */
  captions: string;
  /** The picture that stands for a video until it plays. */
  poster?: string | undefined;
  /** A square picture for the lock screen. */
  artwork?: string | undefined;
  /** Loudness along the recording, 0 to 1. */
  peaks: readonly number[];
}

/** Somebody's words without a break. Times are there where they can be heard in the recording. */
export interface Turn {
  speaker: string;
  text: string;
  start?: number | undefined;
  end?: number | undefined;
}

/** What a player says in sentences; its controls name themselves. */
export interface PlayerWords {
  /** Before a time: "Starts at" 0:42. */
  startsAt: string;
  /** Nothing can be played: what to do instead. */
  failed: string;
  /** It takes long to come. */
  slow: string;
}
