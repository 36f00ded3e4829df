/** How one person sounds in a sample. */
export interface Voice {
  engine: 'festival' | 'flite';
  /** Name of the voice in that program. */
  base: string;
  /** Size of the speaker: below 1 larger and lower, above 1 smaller and higher. */
  size: number;
  /** Speed against the program’s own. */
  pace: number;
}

const woman = (size: number, pace = 0.97): Voice => ({
  engine: 'festival',
  base: 'cmu_us_slt_arctic_hts',
  size,
  pace,
});
const man = (size: number, pace = 1.04): Voice => ({ engine: 'flite', base: 'rms', size, pace });

/**
 * One voice for each person, by the name in the transcripts. Of the free Debian voices a speech recognizer
 * understood these two best, at sizes between 0.86 and 1.12; within a story the sizes stand well apart.
 */
const voices: Readonly<Record<string, Voice>> = {
  'Leilani Tidewell': woman(1.02),
  'Sunita Rainwell': woman(0.89),
  'Dr. Mateo Coppermoor': man(0.95),
  'Josué Fernhollow': man(1.12),
  'Winona Redbrooke': woman(0.93),
  'Dr. Tobias Ashgrovel': man(0.96, 1),
  'Callum Drywater': man(1.08),
  'Dr. Inés Callowreef': woman(1),
  'Teo Marshlight': man(1.04),
  'Asha Brookmere': woman(0.97),
  'Dr. Freya Northlamp': woman(1),
  'Odessa Farrowline': woman(0.86, 0.93),
  'Dr. Mei Larkspurn': woman(1.02),
  'Dr. Wren Abernook': woman(0.88, 0.95),
  'Imani Brackwater': woman(1.04),
  'Theo Sandlock': man(1.12),
  'Ngozi Evergale': woman(0.9),
  'Dana Wickfield': woman(1.02),
  'Beau Cypresson': man(1),
  'Corinne Hathersage': woman(0.88),
  'Luz Ortigal': woman(1),
  'Dr. Kwame Saltmarrow': man(0.96),
  'Benito Llanoverde': man(1.12),
  'Joyce Amberlane': woman(0.9),
  'Curtis Wennock': man(0.97),
  'Dr. Piotr Hailstrom': man(1.1),
};

/** The voice of a person. Throws for a new name, which needs a line in this table. */
export function voiceOf(name: string): Voice {
  const voice = voices[name];
  if (!voice) throw new Error(`scripts/media/voices.ts has no voice for ${name}; add one.`);
  return voice;
}
