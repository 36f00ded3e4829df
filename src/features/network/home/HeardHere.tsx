import type { StoryView } from '#features/stories/story.ts';
import { Band, Split, Stack } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { Quote } from '#ui/quote/Quote.tsx';

interface Props {
  title: string;
  story: StoryView;
}

/** One voice before the end of the page, with the way to the rest of what was said. */
export function HeardHere({ title, story }: Props) {
  const [teller] = story.people;
  return (
    <Band ground="warm" labelledBy="heard" space="home">
      <h2 className="visually-hidden" id="heard">
        {title}
      </h2>
      <Split columns="8-4">
        <Stack>
          <Quote text={story.quote}>
            <strong>{story.name}</strong>, {story.role}. {story.location}.
          </Quote>
          <ArrowLink href={story.href}>Read this story</ArrowLink>
          <ArrowLink href="/stories">All stories</ArrowLink>
        </Stack>
        {teller && (
          <Portrait
            picture={teller.portrait}
            initials={teller.initials}
            since={teller.since}
            shape="aside"
          />
        )}
      </Split>
    </Band>
  );
}
