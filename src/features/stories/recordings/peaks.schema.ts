import { z } from 'zod';

/** How many bars a waveform has: as many as the temperature record has years. */
export const peakCount = 146;

/** What `npm run media` measures and writes beside a recording. */
export const peaksSchema = z.strictObject({
  /** SHA-256 of the file that was measured, so that peaks of an earlier recording are noticed. */
  of: z.string().regex(/^[0-9a-f]{64}$/),
  /** Loudness of each stretch of the recording, from 0 to 1. */
  peaks: z.array(z.number().min(0).max(1)).length(peakCount),
  /** The programs a sample was made with. */
  tools: z.array(z.string()).optional(),
});
export type PeaksFile = z.infer<typeof peaksSchema>;
