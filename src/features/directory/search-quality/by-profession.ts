import type { QualityQuery } from './quality-query.ts';

/** A kind of clinician, or the house where one works. */
export const byProfession: readonly QualityQuery[] = [
  // As the title says
  { query: 'midwife', finds: 'sunita-rainwell', because: 'title' },
  { query: 'school nurse', finds: 'leilani-tidewell', because: 'title of two words' },
  { query: 'nurse practitioner', finds: 'ngozi-evergale', because: 'title of two words' },
  { query: 'surgeon', finds: 'elias-greyhaven', because: 'part of a title' },
  { query: 'emergency physician', finds: 'amara-quill', because: 'title of two words' },
  // In everyday words
  { query: 'heart doctor', finds: 'harpreet-valewind', because: 'synonym of cardiologist' },
  { query: 'lung doctor', finds: 'ines-callowreef', because: 'synonym of pulmonologist' },
  { query: 'kidney doctor', finds: 'kwame-saltmarrow', because: 'synonym of kidney specialist' },
  { query: 'skin doctor', finds: 'soo-ah-fairwether', because: 'synonym of dermatologist' },
  { query: 'allergy doctor', finds: 'idris-meadowhurst', because: 'synonym of allergist' },
  { query: 'ER doctor', finds: 'amara-quill', because: 'short for emergency room' },
  { query: 'kids doctor', finds: 'wren-abernook', because: 'synonym of pediatrician' },
  { query: 'country doctor', finds: 'tobias-ashgrovel', because: 'synonym of rural family doctor' },
  { query: 'doctor for old people', finds: 'freya-northlamp', because: 'synonym of geriatrician' },
  // In the words of the trade
  { query: 'nephrologist', finds: 'kwame-saltmarrow', because: 'synonym of kidney specialist' },
  { query: 'OB-GYN', finds: 'anjali-windrowe', because: 'short for a specialty' },
  { query: 'EMT', finds: 'callum-drywater', because: 'degree' },
  { query: 'psychologist', finds: 'mei-larkspurn', because: 'near to psychiatrist' },
  { query: 'emergency manager', finds: 'beau-cypresson', because: 'synonym of emergency planner' },
  { query: 'promotora', finds: 'josue-fernhollow', because: 'synonym of community health worker' },
  { query: 'climate scientist', finds: 'rosalind-thawley', because: 'part of a title' },
  { query: 'native american health', finds: 'winona-redbrooke', because: 'synonym of tribal' },
  // Typos and prefixes
  { query: 'pediatritian', finds: 'wren-abernook', because: 'typo' },
  { query: 'paediatrician', finds: 'wren-abernook', because: 'British spelling' },
  { query: 'cardialogist', finds: 'harpreet-valewind', because: 'typo' },
  { query: 'epidemologist', finds: 'noor-lanternby', because: 'letter missing' },
  { query: 'pharmasist', finds: 'asha-brookmere', because: 'typo' },
  { query: 'phychiatrist', finds: 'mei-larkspurn', because: 'typo' },
  { query: 'pediat', finds: 'wren-abernook', because: 'prefix' },
  { query: 'pulmo', finds: 'ines-callowreef', because: 'prefix' },
  // Where they work
  { query: 'Harborlight General', finds: 'amara-quill', because: 'organization' },
  { query: 'cooler cities', finds: 'elias-greyhaven', because: 'part of an organization' },
  { query: 'Tri-Valley Health Department', finds: 'noor-lanternby', because: 'organization' },
  { query: 'elm and third', finds: 'asha-brookmere', because: 'organization with its sign spoken' },
  { query: 'openwater', finds: 'mei-larkspurn', because: 'part of an organization' },
];
