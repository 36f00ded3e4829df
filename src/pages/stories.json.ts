import { loadStories } from '#features/stories/load-stories.ts';
import { summaryOf } from '#features/stories/story.ts';

/** Every story as the lists show one, for lists too long for one page. */
export async function GET(): Promise<Response> {
  return Response.json((await loadStories()).map(summaryOf));
}
