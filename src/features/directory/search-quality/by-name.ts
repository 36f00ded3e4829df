import type { QualityQuery } from './quality-query.ts';

/** A name heard on the radio, half remembered, typed in a hurry. */
export const byName: readonly QualityQuery[] = [
  // As printed
  { query: 'Dr. Harpreet Valewind', finds: 'harpreet-valewind', because: 'full name with title' },
  { query: 'Teo Marshlight, RN', finds: 'teo-marshlight', because: 'full name with degree' },
  { query: 'mei larkspurn', finds: 'mei-larkspurn', because: 'full name without title' },
  { query: 'Thawley, Rosalind', finds: 'rosalind-thawley', because: 'last name first' },
  { query: 'doctor quill', finds: 'amara-quill', because: 'title written out' },
  // One part
  { query: 'marshlight', finds: 'teo-marshlight', because: 'last name' },
  { query: 'Stillmere', finds: 'yara-stillmere', because: 'last name' },
  { query: 'noor', finds: 'noor-lanternby', because: 'first name' },
  { query: 'Winona', finds: 'winona-redbrooke', because: 'first name' },
  // Accents, capitals and hyphens
  { query: 'ines callowreef', finds: 'ines-callowreef', because: 'without accent' },
  { query: 'JOSUE', finds: 'josue-fernhollow', because: 'capitals without accent' },
  { query: 'soo ah fairwether', finds: 'soo-ah-fairwether', because: 'without hyphen' },
  // Typos
  { query: 'amara quil', finds: 'amara-quill', because: 'letter missing' },
  { query: 'ines calloway', finds: 'ines-callowreef', because: 'last name half right' },
  { query: 'fairweather', finds: 'soo-ah-fairwether', because: 'as the common word is spelled' },
  { query: 'hailstorm', finds: 'piotr-hailstrom', because: 'letters swapped' },
  { query: 'grayhaven', finds: 'elias-greyhaven', because: 'American spelling' },
  { query: 'valwind', finds: 'harpreet-valewind', because: 'letter missing' },
  {
    query: 'harpret valewind',
    finds: 'harpreet-valewind',
    because: 'letter missing in first name',
  },
  { query: 'brookmeer', finds: 'asha-brookmere', because: 'spelled as it sounds' },
  { query: 'tidwell', finds: 'leilani-tidewell', because: 'letter missing' },
  { query: 'evergail', finds: 'ngozi-evergale', because: 'spelled as it sounds' },
  { query: 'winnona redbrook', finds: 'winona-redbrooke', because: 'a typo in both names' },
  { query: 'rosalynd thawly', finds: 'rosalind-thawley', because: 'a typo in both names' },
  // While typing
  { query: 'qu', finds: 'amara-quill', because: 'two letters of a name' },
  { query: 'ama', finds: 'amara-quill', because: 'three letters of a name' },
  { query: 'fern', finds: 'josue-fernhollow', because: 'first half of a name' },
  { query: 'kwame s', finds: 'kwame-saltmarrow', because: 'first name and a letter' },
  { query: 'tobias ash', finds: 'tobias-ashgrovel', because: 'first name and a few letters' },
];
