import type { Expertise, StoryTag, Topic } from '#site/vocabulary.ts';

/** What a story tag means to those who look for a speaker or a document. */
interface Subjects {
  expertise: readonly Expertise[];
  topics: readonly Topic[];
}

/** Story tags have words of their own (specification section 9); this table joins them to the others. */
export const tagSubjects: Readonly<Record<StoryTag, Subjects>> = {
  Youth: { expertise: ['Youth', 'Children’s health'], topics: ['youth'] },
  'Mental Health': { expertise: ['Mental health'], topics: ['mental health'] },
  Resilience: { expertise: ['Community health', 'Rural health'], topics: ['resilience'] },
  Coping: { expertise: ['Mental health', 'Older adults'], topics: ['mental health', 'resilience'] },
  Justice: { expertise: ['Health equity', 'Workers'], topics: ['equity'] },
  Community: { expertise: ['Community health'], topics: ['community'] },
  Healthcare: { expertise: ['Medicines', 'Maternal health'], topics: ['healthcare'] },
  Disasters: { expertise: ['Flooding', 'Hurricanes'], topics: ['resilience', 'public health'] },
  'Public Health': { expertise: ['Policy', 'Community health'], topics: ['public health'] },
  Activism: { expertise: ['Policy', 'Youth'], topics: ['advocacy', 'policy'] },
  Medical: { expertise: ['Asthma', 'Heart health'], topics: ['healthcare', 'research'] },
  Education: { expertise: ['Youth'], topics: ['education'] },
  Research: { expertise: ['Research'], topics: ['research'] },
  Emergency: { expertise: ['Emergency care'], topics: ['healthcare', 'public health'] },
  Media: { expertise: ['Policy'], topics: ['communication'] },
  Heat: { expertise: ['Extreme heat'], topics: ['public health'] },
  Environmental: { expertise: ['Air quality', 'Wildfire smoke'], topics: ['sustainability'] },
};
