/** The form for a story, which only one page offers and no other page pays for. */
export async function loadStoryOffer() {
  const { StoryOfferDialog } = await import('#features/story-offer/StoryOfferDialog.tsx');
  return { default: StoryOfferDialog };
}
