/** The items of the community toolkit (specification section 2), by the id that files and the page share. */
export const toolkitItems = [
  'event-planning-checklist',
  'venue-requirements-guide',
  'budget-template',
  'event-flyer',
  'social-graphics-pack',
  'email-invitation-templates',
  'signage-pack',
  'attendee-handouts',
  'discussion-guide',
  'feedback-form-template',
  'key-messages-guide',
  'faq',
  'local-impacts-guide',
] as const;
export type ToolkitItem = (typeof toolkitItems)[number];
