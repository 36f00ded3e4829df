import type { QualityQuery } from './quality-query.ts';

/** Someone from here, or someone who speaks our language. */
export const byPlace: readonly QualityQuery[] = [
  // Places
  { query: 'Texas', finds: 'amara-quill', because: 'state in full' },
  { query: 'TX', finds: 'amara-quill', because: 'state in short' },
  { query: 'gulf coast', finds: 'beau-cypresson', because: 'part of the country' },
  { query: 'New York', finds: 'yara-stillmere', because: 'state in full' },
  { query: 'new england', finds: 'leilani-tidewell', because: 'part of the country' },
  { query: 'Orchard Valley', finds: 'mateo-coppermoor', because: 'town' },
  { query: 'Lousiana', finds: 'teo-marshlight', because: 'state with a typo' },
  { query: 'Midwest cardiologist', finds: 'harpreet-valewind', because: 'region and title' },
  { query: 'arizona heat', finds: 'sunita-rainwell', because: 'state and expertise' },
  { query: 'Oregon smoke', finds: 'ines-callowreef', because: 'state and expertise' },
  { query: 'pacific northwest wildfire', finds: 'callum-drywater', because: 'place and expertise' },
  { query: 'Montana tribal', finds: 'winona-redbrooke', because: 'state and title' },
  // Languages
  { query: 'Haitian Creole', finds: 'kwame-saltmarrow', because: 'language' },
  { query: 'Mandarin', finds: 'mei-larkspurn', because: 'language' },
  { query: 'chinese', finds: 'mei-larkspurn', because: 'language by its other name' },
  { query: 'arabic', finds: 'noor-lanternby', because: 'language' },
  { query: 'sign language', finds: 'callum-drywater', because: 'language' },
  { query: 'ASL', finds: 'callum-drywater', because: 'language in short' },
  { query: 'Mixteco', finds: 'josue-fernhollow', because: 'language' },
  { query: 'spanish nurse', finds: 'beau-cypresson', because: 'language and profession' },
  { query: 'hindi midwife', finds: 'sunita-rainwell', because: 'language and title' },
  { query: 'french hurricane', finds: 'teo-marshlight', because: 'language and expertise' },
  { query: 'punjabi heart', finds: 'harpreet-valewind', because: 'language and expertise' },
  // Asked in Spanish
  { query: 'calor', finds: 'josue-fernhollow', because: 'extreme heat; his card says it' },
  { query: 'asma', finds: 'ines-callowreef', because: 'asthma' },
  { query: 'inundación', finds: 'teo-marshlight', because: 'flooding' },
  { query: 'huracan', finds: 'beau-cypresson', because: 'hurricanes, without accent' },
  { query: 'humo', finds: 'callum-drywater', because: 'wildfire smoke' },
  { query: 'embarazo y calor', finds: 'sunita-rainwell', because: 'maternal health and heat' },
  { query: 'niños', finds: 'wren-abernook', because: 'children’s health' },
  { query: 'salud mental', finds: 'mei-larkspurn', because: 'mental health' },
  { query: 'médico del corazón', finds: 'harpreet-valewind', because: 'cardiologist' },
  { query: 'enfermera escolar', finds: 'leilani-tidewell', because: 'school nurse' },
  { query: 'trabajadores del campo', finds: 'mateo-coppermoor', because: 'workers' },
];
