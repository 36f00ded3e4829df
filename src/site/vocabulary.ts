export const homeRegions = ['Northeast', 'Southeast', 'Midwest', 'West', 'Southwest'] as const;
export type HomeRegion = (typeof homeRegions)[number];

/** The regions of events and speakers. */
export const regions = [...homeRegions, 'National', 'International'] as const;
export type Region = (typeof regions)[number];

export const formats = ['in-person', 'virtual', 'hybrid'] as const;
export type Format = (typeof formats)[number];

export const formatLabels: Record<Format, string> = {
  'in-person': 'In-person',
  virtual: 'Virtual',
  hybrid: 'Hybrid',
};

/** The topics of events and library resources. */
export const topics = [
  'advocacy',
  'communication',
  'community',
  'education',
  'equity',
  'healthcare',
  'innovation',
  'leadership',
  'mental health',
  'policy',
  'public health',
  'research',
  'resilience',
  'sustainability',
  'systems change',
  'technology',
  'youth',
] as const;
export type Topic = (typeof topics)[number];

export const expertise = [
  'Air quality',
  'Asthma',
  'Children’s health',
  'Community health',
  'Emergency care',
  'Extreme heat',
  'Flooding',
  'Health equity',
  'Heart health',
  'Hurricanes',
  'Maternal health',
  'Medicines',
  'Mental health',
  'Older adults',
  'Policy',
  'Research',
  'Rural health',
  'Vector-borne disease',
  'Wildfire smoke',
  'Workers',
  'Youth',
] as const;
export type Expertise = (typeof expertise)[number];

/** The ways in which a speaker can take part. */
export const engagements = ['talk', 'panel', 'workshop', 'interview', 'testimony'] as const;
export type Engagement = (typeof engagements)[number];

export const resourceTypes = ['report', 'guide', 'research', 'toolkit'] as const;
export type ResourceType = (typeof resourceTypes)[number];

/** Story tags, each with the tone it is drawn in. */
export const storyTags = {
  Youth: 'success',
  'Mental Health': 'info',
  Resilience: 'success',
  Coping: 'success',
  Justice: 'warning',
  Community: 'success',
  Healthcare: 'info',
  Disasters: 'destructive',
  'Public Health': 'info',
  Activism: 'warning',
  Medical: 'info',
  Education: 'info',
  Research: 'info',
  Emergency: 'destructive',
  Media: 'info',
  Heat: 'destructive',
  Environmental: 'warning',
} as const;
export type StoryTag = keyof typeof storyTags;
