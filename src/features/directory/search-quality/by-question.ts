import type { QualityQuery } from './quality-query.ts';

/** Several things at once, as one would ask a colleague. */
export const byQuestion: readonly QualityQuery[] = [
  // A few words
  { query: 'farm workers heat', finds: 'mateo-coppermoor', because: 'workers and extreme heat' },
  { query: 'smoke school children', finds: 'wren-abernook', because: 'words of the profile' },
  { query: 'pregnancy smoke', finds: 'anjali-windrowe', because: 'maternal health; her talk' },
  { query: 'roofers kidneys', finds: 'kwame-saltmarrow', because: 'workers and title' },
  { query: 'mosquitoes after a flood', finds: 'piotr-hailstrom', because: 'both his fields' },
  { query: 'hospital hurricane', finds: 'beau-cypresson', because: 'title and expertise' },
  { query: 'heart failure heat', finds: 'harpreet-valewind', because: 'both his fields' },
  { query: 'home oxygen power outage', finds: 'beau-cypresson', because: 'his publication' },
  { query: 'seniors heat policy', finds: 'elias-greyhaven', because: 'all three of his fields' },
  { query: 'pills in hot weather', finds: 'asha-brookmere', because: 'medicines and extreme heat' },
  { query: 'teen depression', finds: 'mei-larkspurn', because: 'youth and mental health' },
  { query: 'rural wildfire smoke', finds: 'tobias-ashgrovel', because: 'both his fields' },
  { query: 'cooling for tenants', finds: 'yara-stillmere', because: 'her talk on leases' },
  { query: 'asthma truck traffic', finds: 'ngozi-evergale', because: 'asthma; her biography' },
  { query: 'sunscreen construction crews', finds: 'soo-ah-fairwether', because: 'her talk' },
  // Questions
  {
    query: 'who can talk about floods and mental health',
    finds: 'mei-larkspurn',
    because: 'a psychiatrist with patients from flooded towns',
  },
  {
    query: 'I need a doctor to talk about heat and the heart',
    finds: 'harpreet-valewind',
    because: 'both his fields',
  },
  {
    query: 'is there a nurse who speaks Spanish?',
    finds: 'beau-cypresson',
    because: 'language and biography',
  },
  {
    query: 'who knows about ticks in Pennsylvania',
    finds: 'noor-lanternby',
    because: 'vector-borne disease and state',
  },
  {
    query: 'someone to explain wildfire smoke on the radio',
    finds: 'tobias-ashgrovel',
    because: 'his words were tested on the radio',
  },
  {
    query: 'looking for a midwife in Arizona',
    finds: 'sunita-rainwell',
    because: 'title and state',
  },
  {
    query: 'can you find us a pediatrician in the Midwest',
    finds: 'wren-abernook',
    because: 'title and region',
  },
  {
    query: 'what should parents tell kids who are scared about the future',
    finds: 'mei-larkspurn',
    because: 'her first talk',
  },
  {
    query: 'speaker on hurricanes and nursing homes',
    finds: 'beau-cypresson',
    because: 'hurricanes; his biography',
  },
  {
    query: 'climate change and asthma in children',
    finds: 'wren-abernook',
    because: 'asthma and children’s health',
  },
];
