/** What a visitor types, and what must be among the first three finds. */
export interface QualityQuery {
  query: string;
  /** Id of the record. */
  finds: string;
  /** What leads from the words to it. */
  because: string;
}

/** The searches by which the search of the whole site is measured. */
export const qualityQueries: readonly QualityQuery[] = [
  // People
  { query: 'Amara Quill', finds: 'speaker-amara-quill', because: 'name' },
  { query: 'ines', finds: 'speaker-ines-callowreef', because: 'first name without its accent' },
  { query: 'Josue Fernhollow', finds: 'speaker-josue-fernhollow', because: 'name without accent' },
  {
    query: 'fairweather',
    finds: 'speaker-soo-ah-fairwether',
    because: 'as the common word is spelled',
  },
  { query: 'qu', finds: 'speaker-amara-quill', because: 'two letters of a name' },
  { query: 'Cardiologist', finds: 'speaker-harpreet-valewind', because: 'profession' },
  { query: 'cardiolgist', finds: 'speaker-harpreet-valewind', because: 'a letter missing' },
  {
    query: 'heart doctor',
    finds: 'speaker-harpreet-valewind',
    because: 'profession in plain words',
  },
  { query: 'partera', finds: 'speaker-sunita-rainwell', because: 'midwife, in Spanish' },
  { query: 'asma', finds: 'speaker-ines-callowreef', because: 'asthma, in Spanish' },
  { query: 'sychiatrist', finds: 'speaker-mei-larkspurn', because: 'the silent letter left out' },
  {
    query: 'speaker who knows sign language',
    finds: 'speaker-callum-drywater',
    because: 'language',
  },
  { query: 'gurdwara', finds: 'speaker-harpreet-valewind', because: 'a word of the biography' },
  {
    query: 'athsma nurse',
    finds: 'speaker-ngozi-evergale',
    because: 'letters of a hard word swapped',
  },
  // Stories and what was said in them
  { query: 'two fans', finds: 'story-two-fans', because: 'words of the quote' },
  {
    query: 'fifteen inhalers pharmacy orange',
    finds: 'story-orange-at-noon',
    because: 'words of the quote',
  },
  {
    query: 'mother’s couch shop vac',
    finds: 'story-gloves-at-nine',
    because: 'said in the transcript',
  },
  { query: 'color of tea', finds: 'story-the-color-of-tea', because: 'words of the quote' },
  { query: 'ventilator', finds: 'story-the-generator-hours', because: 'word of the quote' },
  {
    query: 'little brother bench',
    finds: 'story-the-walk-to-first-bell',
    because: 'words of the quote',
  },
  { query: 'never mix bleach', finds: 'story-gloves-at-nine', because: 'said in the transcript' },
  // Hazards
  { query: 'heat stroke', finds: 'hazard-extreme-heat', because: 'other word for the hazard' },
  { query: 'heatwave', finds: 'hazard-extreme-heat', because: 'other word for the hazard' },
  { query: 'wildfre smoke', finds: 'hazard-wildfires', because: 'a letter missing' },
  { query: 'hurricane', finds: 'hazard-extreme-weather', because: 'other word for the hazard' },
  {
    query: 'inundacion',
    finds: 'hazard-flooding',
    because: 'flooding, in Spanish without its accent',
  },
  {
    query: 'what to say about floods',
    finds: 'hazard-flooding',
    because: 'subject among small words',
  },
  // Figures
  { query: '71,420', finds: 'claim-smoke-deaths-2050', because: 'a figure' },
  {
    query: '71420 deaths',
    finds: 'claim-smoke-deaths-2050',
    because: 'a figure without its comma',
  },
  { query: '42%', finds: 'claim-rr-northeast-rain', because: 'a figure that is under review' },
  {
    query: '35 percent emergency visits',
    finds: 'claim-rr-ed-visits-heat',
    because: 'a figure in words',
  },
  {
    query: 'redlined neighborhoods',
    finds: 'claim-rr-redlining-heat',
    because: 'words of a claim',
  },
  // Documents and organizations
  { query: 'Lancet Countdown', finds: 'resource-lancet-countdown-2024', because: 'title' },
  {
    query: 'state of the air',
    finds: 'resource-state-of-the-air-2025',
    because: 'title of small words',
  },
  {
    query: 'World Meteorological Organization',
    finds: 'resource-who-wmo-workplace-heat',
    because: 'organization',
  },
  {
    query: 'primer decarbonization',
    finds: 'resource-ahrq-carbon-primer',
    because: 'subject of a document',
  },
  // Events
  { query: 'Harborlight town hall', finds: 'event-past1', because: 'place and kind of an event' },
  {
    query: 'Stonebridge oxygen',
    finds: 'event-upcoming2',
    because: 'place and subject of an event',
  },
  { query: 'trees as medicine', finds: 'event-upcoming6', because: 'title' },
  { query: 'practise hour on air', finds: 'event-upcoming1', because: 'British spelling' },
  // Pages
  {
    query: 'press kit',
    finds: 'page-media-inquiries-media-kit',
    because: 'other word for the page',
  },
  { query: 'book a speaker', finds: 'page-speakers-book', because: 'title' },
  { query: 'volunteer', finds: 'page-be-catalyst', because: 'other word for the page' },
  { query: 'cookies', finds: 'page-privacy', because: 'other word for the page' },
  {
    query: 'nominate a speaker',
    finds: 'page-about-how-we-select',
    because: 'other word for the page',
  },
  { query: 'flyer', finds: 'page-resources-community-toolkit', because: 'a file of the toolkit' },
  { query: 'advisry board', finds: 'page-about-advisory-board', because: 'a letter missing' },
  {
    query: 'talking points',
    finds: 'page-resources-key-messages',
    because: 'other word for the page',
  },
];
