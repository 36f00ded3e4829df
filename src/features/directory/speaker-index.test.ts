import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEntry } from '#content/read-entry.ts';
import { speakerSchema } from '#features/speakers/speaker.schema.ts';
import { searchWordsSchema } from '#site/search/search-words.schema.ts';
import { ignoredBySpeakers, searchDocument } from './search-document.ts';
import { buildSpeakerIndex, type Finding, remembering, searchSpeakers } from './speaker-index.ts';

/** What a visitor types, and the speaker who must be among the first three. */
const queries = [
  // A name heard on the radio, half remembered, typed in a hurry
  ['Dr. Harpreet Valewind', 'harpreet-valewind'],
  ['Teo Marshlight, RN', 'teo-marshlight'],
  ['mei larkspurn', 'mei-larkspurn'],
  ['Thawley, Rosalind', 'rosalind-thawley'],
  ['doctor quill', 'amara-quill'],
  ['marshlight', 'teo-marshlight'],
  ['Stillmere', 'yara-stillmere'],
  ['noor', 'noor-lanternby'],
  ['Winona', 'winona-redbrooke'],
  ['ines callowreef', 'ines-callowreef'],
  ['JOSUE', 'josue-fernhollow'],
  ['soo ah fairwether', 'soo-ah-fairwether'],
  ['amara quil', 'amara-quill'],
  ['ines calloway', 'ines-callowreef'],
  ['fairweather', 'soo-ah-fairwether'],
  ['hailstorm', 'piotr-hailstrom'],
  ['grayhaven', 'elias-greyhaven'],
  ['valwind', 'harpreet-valewind'],
  ['harpret valewind', 'harpreet-valewind'],
  ['brookmeer', 'asha-brookmere'],
  ['tidwell', 'leilani-tidewell'],
  ['evergail', 'ngozi-evergale'],
  ['winnona redbrook', 'winona-redbrooke'],
  ['rosalynd thawly', 'rosalind-thawley'],
  ['qu', 'amara-quill'],
  ['ama', 'amara-quill'],
  ['fern', 'josue-fernhollow'],
  ['kwame s', 'kwame-saltmarrow'],
  ['tobias ash', 'tobias-ashgrovel'],
  // Someone from here, or someone who speaks our language
  ['Texas', 'amara-quill'],
  ['TX', 'amara-quill'],
  ['gulf coast', 'beau-cypresson'],
  ['New York', 'yara-stillmere'],
  ['new england', 'leilani-tidewell'],
  ['Orchard Valley', 'mateo-coppermoor'],
  ['Lousiana', 'teo-marshlight'],
  ['Midwest cardiologist', 'harpreet-valewind'],
  ['arizona heat', 'sunita-rainwell'],
  ['Oregon smoke', 'ines-callowreef'],
  ['pacific northwest wildfire', 'callum-drywater'],
  ['Montana tribal', 'winona-redbrooke'],
  ['Haitian Creole', 'kwame-saltmarrow'],
  ['Mandarin', 'mei-larkspurn'],
  ['chinese', 'mei-larkspurn'],
  ['arabic', 'noor-lanternby'],
  ['sign language', 'callum-drywater'],
  ['ASL', 'callum-drywater'],
  ['Mixteco', 'josue-fernhollow'],
  ['spanish nurse', 'beau-cypresson'],
  ['hindi midwife', 'sunita-rainwell'],
  ['french hurricane', 'teo-marshlight'],
  ['punjabi heart', 'harpreet-valewind'],
  ['calor', 'josue-fernhollow'],
  ['asma', 'ines-callowreef'],
  ['inundación', 'teo-marshlight'],
  ['huracan', 'beau-cypresson'],
  ['humo', 'callum-drywater'],
  ['embarazo y calor', 'sunita-rainwell'],
  ['niños', 'wren-abernook'],
  ['salud mental', 'mei-larkspurn'],
  ['médico del corazón', 'harpreet-valewind'],
  ['enfermera escolar', 'leilani-tidewell'],
  ['trabajadores del campo', 'mateo-coppermoor'],
  // A kind of clinician, or the house where one works
  ['midwife', 'sunita-rainwell'],
  ['school nurse', 'leilani-tidewell'],
  ['nurse practitioner', 'ngozi-evergale'],
  ['surgeon', 'elias-greyhaven'],
  ['emergency physician', 'amara-quill'],
  ['heart doctor', 'harpreet-valewind'],
  ['lung doctor', 'ines-callowreef'],
  ['kidney doctor', 'kwame-saltmarrow'],
  ['skin doctor', 'soo-ah-fairwether'],
  ['allergy doctor', 'idris-meadowhurst'],
  ['ER doctor', 'amara-quill'],
  ['kids doctor', 'wren-abernook'],
  ['country doctor', 'tobias-ashgrovel'],
  ['doctor for old people', 'freya-northlamp'],
  ['nephrologist', 'kwame-saltmarrow'],
  ['OB-GYN', 'anjali-windrowe'],
  ['EMT', 'callum-drywater'],
  ['psychologist', 'mei-larkspurn'],
  ['emergency manager', 'beau-cypresson'],
  ['promotora', 'josue-fernhollow'],
  ['climate scientist', 'rosalind-thawley'],
  ['native american health', 'winona-redbrooke'],
  ['pediatritian', 'wren-abernook'],
  ['paediatrician', 'wren-abernook'],
  ['cardialogist', 'harpreet-valewind'],
  ['epidemologist', 'noor-lanternby'],
  ['pharmasist', 'asha-brookmere'],
  ['phychiatrist', 'mei-larkspurn'],
  ['pediat', 'wren-abernook'],
  ['pulmo', 'ines-callowreef'],
  ['Harborlight General', 'amara-quill'],
  ['cooler cities', 'elias-greyhaven'],
  ['Tri-Valley Health Department', 'noor-lanternby'],
  ['elm and third', 'asha-brookmere'],
  ['openwater', 'mei-larkspurn'],
  // What the evening, the story or the training is to be about
  ['extreme heat', 'amara-quill'],
  ['mental health', 'mei-larkspurn'],
  ['vector-borne disease', 'noor-lanternby'],
  ['rural health', 'tobias-ashgrovel'],
  ['heat stroke', 'mateo-coppermoor'],
  ['heatwave', 'amara-quill'],
  ['asthma', 'idris-meadowhurst'],
  ['smog', 'ngozi-evergale'],
  ['hay fever', 'idris-meadowhurst'],
  ['mosquito', 'noor-lanternby'],
  ['lyme disease', 'noor-lanternby'],
  ['elderly', 'freya-northlamp'],
  ['pregnant women', 'sunita-rainwell'],
  ['premature birth', 'anjali-windrowe'],
  ['eco-anxiety', 'mei-larkspurn'],
  ['trauma', 'mei-larkspurn'],
  ['teenagers', 'mei-larkspurn'],
  ['kids', 'wren-abernook'],
  ['medication', 'asha-brookmere'],
  ['blood pressure', 'harpreet-valewind'],
  ['blackout', 'beau-cypresson'],
  ['environmental justice', 'ngozi-evergale'],
  ['legislation', 'yara-stillmere'],
  ['forest fire', 'tobias-ashgrovel'],
  ['farmworkers', 'mateo-coppermoor'],
  ['fact check', 'rosalind-thawley'],
  ['dialysis', 'kwame-saltmarrow'],
  ['skin cancer', 'soo-ah-fairwether'],
  ['ticks', 'noor-lanternby'],
  ['thunderstorm asthma', 'idris-meadowhurst'],
  ['carbon monoxide', 'beau-cypresson'],
  ['cool roofs', 'elias-greyhaven'],
  ['insulin', 'asha-brookmere'],
  ['deaf people', 'callum-drywater'],
  ['mold in schools', 'leilani-tidewell'],
  ['astma', 'ngozi-evergale'],
  ['hurricaine', 'beau-cypresson'],
  ['wildfre smoke', 'ines-callowreef'],
  ['mosqito', 'piotr-hailstrom'],
  ['pregnacy', 'anjali-windrowe'],
  ['anxeity', 'mei-larkspurn'],
  ['hurri', 'beau-cypresson'],
  ['wildf', 'tobias-ashgrovel'],
  ['matern', 'sunita-rainwell'],
  // Several things at once, as one would ask a colleague
  ['farm workers heat', 'mateo-coppermoor'],
  ['smoke school children', 'wren-abernook'],
  ['pregnancy smoke', 'anjali-windrowe'],
  ['roofers kidneys', 'kwame-saltmarrow'],
  ['mosquitoes after a flood', 'piotr-hailstrom'],
  ['hospital hurricane', 'beau-cypresson'],
  ['heart failure heat', 'harpreet-valewind'],
  ['home oxygen power outage', 'beau-cypresson'],
  ['seniors heat policy', 'elias-greyhaven'],
  ['pills in hot weather', 'asha-brookmere'],
  ['teen depression', 'mei-larkspurn'],
  ['rural wildfire smoke', 'tobias-ashgrovel'],
  ['cooling for tenants', 'yara-stillmere'],
  ['asthma truck traffic', 'ngozi-evergale'],
  ['sunscreen construction crews', 'soo-ah-fairwether'],
  ['who can talk about floods and mental health', 'mei-larkspurn'],
  ['I need a doctor to talk about heat and the heart', 'harpreet-valewind'],
  ['is there a nurse who speaks Spanish?', 'beau-cypresson'],
  ['who knows about ticks in Pennsylvania', 'noor-lanternby'],
  ['someone to explain wildfire smoke on the radio', 'tobias-ashgrovel'],
  ['looking for a midwife in Arizona', 'sunita-rainwell'],
  ['can you find us a pediatrician in the Midwest', 'wren-abernook'],
  ['what should parents tell kids who are scared about the future', 'mei-larkspurn'],
  ['speaker on hurricanes and nursing homes', 'beau-cypresson'],
  ['climate change and asthma in children', 'wren-abernook'],
  // A talk, a piece of writing or a scene that stuck in the mind
  ['What the heat ward taught me', 'amara-quill'],
  ['one pump two jobs', 'harpreet-valewind'],
  ['a bench is a medical device', 'elias-greyhaven'],
  ['chair by the window', 'freya-northlamp'],
  ['boil water notice', 'piotr-hailstrom'],
  ['did climate change do that', 'rosalind-thawley'],
  ['from binder to bus stop', 'yara-stillmere'],
  ['wet day bin', 'leilani-tidewell'],
  ['paid by the box', 'josue-fernhollow'],
  ['find the switch', 'beau-cypresson'],
  ['third nigt sleep', 'sunita-rainwell'],
  ['sleeves shade schedule', 'soo-ah-fairwether'],
  ['why I keep a tally sheet', 'amara-quill'],
  ['the humble adverb', 'rosalind-thawley'],
  ['door card', 'callum-drywater'],
  ['un lugar fresco', 'sunita-rainwell'],
  ['po powodzi', 'piotr-hailstrom'],
  ['orange at noon', 'callum-drywater'],
  ['gloves boots soap', 'piotr-hailstrom'],
  ['heat dashboard', 'amara-quill'],
  ['gurdwara', 'harpreet-valewind'],
  ['white flannel', 'noor-lanternby'],
  ['shoebox of drawings', 'wren-abernook'],
  ['nurse who delivers insulin by truck', 'teo-marshlight'],
  ['cane cutters', 'kwame-saltmarrow'],
  ['laundromat', 'ngozi-evergale'],
  ['clean-air gym', 'tobias-ashgrovel'],
  ['levee', 'winona-redbrooke'],
  ['ragweed', 'idris-meadowhurst'],
] as const;

const words = searchWordsSchema.parse(
  readEntry(readFileSync('content/pages/search-words.yaml', 'utf8'), 'yaml').data,
);
const documents = readdirSync('content/speakers')
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const { data, body } = readEntry(readFileSync(`content/speakers/${file}`, 'utf8'), 'md');
    const speaker = speakerSchema.parse(data);
    return searchDocument({ id: file.replace('.md', ''), ...speaker }, body, words);
  });
const index = buildSpeakerIndex(documents);
const ignored = new Set(ignoredBySpeakers(words));
const search = (query: string) => searchSpeakers(index, query, ignored);
const found = (query: string) => [...search(query).matches.keys()];

describe('a search', () => {
  test('has the right speaker among its first three, query by query', () => {
    const misses = queries
      .map(([query, finds]) => ({ query, finds, first: found(query).slice(0, 3) }))
      .filter(({ finds, first }) => !first.includes(finds))
      .map(({ query, finds, first }) => `"${query}" finds ${first.join(', ')} and not ${finds}`);
    expect(misses).toEqual([]);
  });

  test('finds everyone of a field by the words people use for it', () => {
    const heat = documents.filter(({ expertise }) => expertise.includes('Extreme heat'));
    expect(found('heat stroke')).toEqual(expect.arrayContaining(heat.map(({ id }) => id)));
    const air = documents.filter(({ expertise }) => expertise.includes('Air quality'));
    expect(found('asthma')).toEqual(expect.arrayContaining(air.map(({ id }) => id)));
  });

  test('puts who has all words first, and fills up to eight with who has some', () => {
    const { matches, nearest } = search('tagalog school nurse');
    expect([...matches.keys()][0]).toBe('leilani-tidewell');
    expect(matches.size).toBeGreaterThanOrEqual(8);
    expect([...matches.values()]).toEqual([...matches.values()].toSorted((a, b) => b - a));
    expect(nearest.size).toBe(0);
  });

  test('says who comes nearest where nobody has all words, and finds nobody for nonsense', () => {
    expect(search('swahili cardiologist').nearest.size).toBeGreaterThan(0);
    expect(search('zzzzqq')).toEqual({ matches: new Map(), nearest: new Map() });
  });

  test('gives no weight to the words of a question', () => {
    expect(found('how many midwives are there near me')).toEqual(found('midwives'));
  });

  test('is measured by queries that are asked once and find every speaker', () => {
    expect(new Set(queries.map(([query]) => query)).size).toBe(queries.length);
    const people = new Set(queries.map(([, finds]) => finds));
    expect([...people].sort()).toEqual(documents.map(({ id }) => id).sort());
  });
});

/** A search that notes what it was asked, and finds one speaker of that name. */
function noting() {
  const asked: string[] = [];
  const search = remembering((query): Finding => {
    asked.push(query);
    return { matches: new Map([[query, 1]]), nearest: new Map() };
  }, 2);
  return { asked, search };
}

test('a query is looked for once, and finds the same again', () => {
  const { asked, search } = noting();
  const finding = search('heat');
  search('heats');
  expect(search('heat')).toBe(finding);
  expect(finding.matches.has('heat')).toBe(true);
  expect(asked).toEqual(['heat', 'heats']);
});

test('of many queries the one asked longest ago is forgotten', () => {
  const { asked, search } = noting();
  for (const query of ['h', 'he', 'h', 'hea', 'h', 'he']) search(query);
  expect(asked).toEqual(['h', 'he', 'hea', 'he']);
});
