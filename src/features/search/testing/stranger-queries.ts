/**
 * A query as a stranger types it, and who or what must be among the first three results: `|` where
 * either is a good answer, `&` where all must be there.
 */
type StrangerQuery = readonly [query: string, finds: string];

/** Searches of the directory, the filters that are taken from their words among the answers. */
export const directoryQueries: readonly (readonly [
  query: string,
  finds: string,
  filters?: readonly string[],
])[] = [
  ['doctor for breathing trouble', 'ines-callowreef|idris-meadowhurst|wren-abernook'],
  ['doctor for seniors', 'freya-northlamp'],
  ['wild fire smoke children', 'wren-abernook'],
  ['wildfire-smoke', 'ines-callowreef|tobias-ashgrovel|callum-drywater'],
  ['harborlight courier', 'amara-quill'],
  ['quiet apartment', 'amara-quill'],
  ['crop pickers heat', 'mateo-coppermoor|josue-fernhollow'],
  ['hurricane planner', 'beau-cypresson'],
  ['power outage medicines', 'asha-brookmere|beau-cypresson'],
  ['moms and babies', 'sunita-rainwell|anjali-windrowe'],
  ['mental health after a disaster', 'mei-larkspurn'],
  ['bug bites', 'noor-lanternby|piotr-hailstrom'],
  ['signs for deaf people', 'callum-drywater'],
  ['tribal', 'winona-redbrooke'],
  // In Spanish
  ['doctora de niños', 'wren-abernook'],
  ['comadrona', 'sunita-rainwell'],
  ['calor y corazon', 'harpreet-valewind'],
  ['salud mental jovenes', 'mei-larkspurn'],
  ['cosechadores calor', 'mateo-coppermoor|josue-fernhollow'],
  ['personas mayores calor', 'freya-northlamp|amara-quill|elias-greyhaven'],
  ['humo de incendios', 'ines-callowreef|tobias-ashgrovel|callum-drywater'],
  // Of a place, where nobody has to live
  ['california', 'josue-fernhollow&mateo-coppermoor'],
  ['chicago', 'elias-greyhaven'],
  ['school nurse california', 'leilani-tidewell'],
  ['epidemiologist southeast', 'noor-lanternby'],
  ['los angeles spanish', 'josue-fernhollow&mateo-coppermoor', ['Spanish']],
  // With words that are filters
  ['weekends', 'beau-cypresson|callum-drywater|josue-fernhollow', ['Weekend media hours']],
  [
    'weekend keynote',
    'beau-cypresson|callum-drywater|josue-fernhollow',
    ['Weekend media hours', 'Talk'],
  ],
  [
    'short notice spanish tv',
    'beau-cypresson|ines-callowreef|josue-fernhollow',
    ['Short-notice media', 'Spanish'],
  ],
  ['virtual talk for nurses', 'leilani-tidewell|ngozi-evergale|beau-cypresson', ['Virtual']],
  ['free', 'amara-quill|sunita-rainwell|yara-stillmere', ['Free for non-profits']],
  ['free for nonprofits midwife', 'sunita-rainwell', ['Free for non-profits']],
  ['french speaking', 'yara-stillmere|rosalind-thawley|teo-marshlight', ['French']],
  ['panel hybrid policy', 'elias-greyhaven|yara-stillmere|noor-lanternby', ['Panel', 'Hybrid']],
  ['keynote', 'amara-quill|beau-cypresson|callum-drywater', ['Talk']],
];

/** Searches of the calendar; what is offered in place of nothing counts as found. */
export const eventQueries: readonly StrangerQuery[] = [
  ['california', 'past4'],
  ['florida', 'upcoming5'],
  ['midwest', 'upcoming2&past6'],
  ['online', 'upcoming1&upcoming4'],
  ['spanish', 'upcoming4&upcoming5'],
  ['Quill', 'past1'],
  ['hospital leaders', 'upcoming5'],
  ['youth', 'upcoming4'],
  ['seattle', 'upcoming1|upcoming4'],
  ['free community event', 'upcoming5|upcoming2'],
  ['smoke', 'past2'],
  ['en persona', 'upcoming3'],
];

/** Searches of the site. */
export const siteQueries: readonly StrangerQuery[] = [
  ['desmayo', 'page-es-ahora-calor|hazard-extreme-heat'],
  ['mareado por el calor', 'page-es-ahora-calor|hazard-extreme-heat'],
  ['hot car baby', 'page-now-extreme-heat|hazard-extreme-heat'],
  ['flooded basement what to do', 'page-now-flooding|hazard-flooding'],
  ['cooling centre', 'hazard-extreme-heat'],
  ['no puedo respirar humo', 'page-es-ahora-humo|hazard-wildfires'],
  ['se fue la luz', 'page-es-ahora-tormenta|hazard-extreme-weather'],
  ['throwing up heat', 'page-now-extreme-heat|hazard-extreme-heat'],
  ['heat stroke signs', 'page-now-extreme-heat|hazard-extreme-heat'],
  ['listen to recordings', 'page-stories'],
  ['how to become a speaker', 'page-speakers-join'],
  ['wild-fire kit', 'hazard-wildfires'],
  ['logotipo', 'page-media-inquiries-media-kit'],
];
