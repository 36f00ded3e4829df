import { z } from 'zod';

const turnNumber = z.int().min(1);

/** What a story's front matter says of its recording. The files themselves lie in `content/recordings`. */
export const recordingSchema = z.strictObject({
  synthetic: z
    .boolean()
    .describe('true while a speech synthesizer speaks; false once the people themselves are heard'),
  from: turnNumber
    .optional()
    .describe('Number of the first turn of the transcript that is heard; 1 if absent'),
  to: turnNumber
    .optional()
    .describe('Number of the last turn that is heard; the last one of the transcript if absent'),
});
export type RecordingField = z.infer<typeof recordingSchema>;
