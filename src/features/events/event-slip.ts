import type { Format } from '#site/vocabulary.ts';

/** The fields of an event that must agree with each other. */
export interface EventFields {
  start: string;
  end: string;
  zone: string;
  location: string;
  format: Format;
  /** Absent where another field is wrong and the rest stands as it was written. */
  status?: 'scheduled' | 'moved' | 'cancelled' | 'full' | undefined;
  statusNote?: string | undefined;
  movedFrom?: string | undefined;
  speakers: readonly string[];
  recording?: string | undefined;
  slides?: string | undefined;
  revision?: number | undefined;
}

/** A field that does not agree with the others, and how to mend it. */
export interface EventSlip {
  path: keyof EventFields;
  message: string;
}
