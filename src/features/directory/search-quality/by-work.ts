import type { QualityQuery } from './quality-query.ts';

/** A talk, a piece of writing or a scene that stuck in the mind. */
export const byWork: readonly QualityQuery[] = [
  // Talks
  { query: 'What the heat ward taught me', finds: 'amara-quill', because: 'talk' },
  { query: 'one pump two jobs', finds: 'harpreet-valewind', because: 'talk, without comma' },
  { query: 'a bench is a medical device', finds: 'elias-greyhaven', because: 'talk' },
  { query: 'chair by the window', finds: 'freya-northlamp', because: 'talk, in part' },
  { query: 'boil water notice', finds: 'piotr-hailstrom', because: 'talk, without hyphen' },
  {
    query: 'did climate change do that',
    finds: 'rosalind-thawley',
    because: 'talk of small words',
  },
  { query: 'from binder to bus stop', finds: 'yara-stillmere', because: 'talk' },
  { query: 'wet day bin', finds: 'leilani-tidewell', because: 'talk, in part' },
  { query: 'paid by the box', finds: 'josue-fernhollow', because: 'talk' },
  { query: 'find the switch', finds: 'beau-cypresson', because: 'talk' },
  { query: 'third nigt sleep', finds: 'sunita-rainwell', because: 'talk with a typo' },
  { query: 'sleeves shade schedule', finds: 'soo-ah-fairwether', because: 'talk, without commas' },
  // Writings and recordings
  { query: 'why I keep a tally sheet', finds: 'amara-quill', because: 'publication' },
  { query: 'the humble adverb', finds: 'rosalind-thawley', because: 'publication' },
  { query: 'door card', finds: 'callum-drywater', because: 'publication' },
  { query: 'un lugar fresco', finds: 'sunita-rainwell', because: 'publication in Spanish' },
  { query: 'po powodzi', finds: 'piotr-hailstrom', because: 'publication in Polish' },
  { query: 'orange at noon', finds: 'callum-drywater', because: 'recording' },
  { query: 'gloves boots soap', finds: 'piotr-hailstrom', because: 'recording, without commas' },
  // Biographies
  { query: 'heat dashboard', finds: 'amara-quill', because: 'biography' },
  { query: 'gurdwara', finds: 'harpreet-valewind', because: 'biography' },
  { query: 'white flannel', finds: 'noor-lanternby', because: 'biography' },
  { query: 'shoebox of drawings', finds: 'wren-abernook', because: 'biography' },
  { query: 'nurse who delivers insulin by truck', finds: 'teo-marshlight', because: 'biography' },
  { query: 'cane cutters', finds: 'kwame-saltmarrow', because: 'biography' },
  { query: 'laundromat', finds: 'ngozi-evergale', because: 'biography' },
  { query: 'clean-air gym', finds: 'tobias-ashgrovel', because: 'biography' },
  { query: 'levee', finds: 'winona-redbrooke', because: 'biography' },
  { query: 'ragweed', finds: 'idris-meadowhurst', because: 'long biography' },
];
