/** A recording; times are in seconds. */
export interface Recording {
  kind: 'audio' | 'video';
  title: string;
  /** The speakers, for the lock screen of a phone. */
  artist: string;
  duration: number;
  /** Its files with their media types, such as `audio/webm; codecs=opus`, the best one first. */
  sources: readonly { src: string; type: string }[];
  captions: string;
  poster?: string | undefined;
  /** A square picture for the lock screen. */
  artwork?: string | undefined;
  /** Loudness along the recording, 0 to 1, one number a bar; empty where it is not measured. */
  peaks: readonly number[];
}

/** One uninterrupted statement of a speaker; start and end, in seconds, only where the recording contains it. */
export interface Turn {
  speaker: string;
  text: string;
  start?: number | undefined;
  end?: number | undefined;
}

/** The sentences of a player; the labels of its controls are in the components. */
export interface PlayerWords {
  /** Before a time: "Starts at" 0:42. */
  startsAt: string;
  /** No source can be played: what to do instead. */
  failed: string;
  slow: string;
}
