/** The most bytes of a sample, which is short, and of a real recording. */
export const mostRecordingBytes = {
  sample: { audio: 1_000_000, video: 3_000_000 },
  real: { audio: 12_000_000, video: 60_000_000 },
} as const;

/** The bars of a waveform: one for each year of the temperature record. */
export const peakCount = 146;
