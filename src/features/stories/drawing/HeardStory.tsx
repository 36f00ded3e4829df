import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import type { StoryPageFile } from '../story.schema.ts';
import type { StoryView } from '../story.ts';
import { StoryDrawing } from './StoryDrawing.tsx';
import { TalkBand } from './TalkBand.tsx';

interface Props {
  page: StoryPageFile;
  story: StoryView;
  /** The id of the heading in `children`. */
  labelledBy: string;
  /** Stands above the drawing: a heading, a quotation. */
  children: ReactNode;
  /** Leads from the story to others. */
  more?: ReactNode;
}

/** A band of another page with the drawing of a story and the ways to hear and to read it. */
export function HeardStory({ page, story, labelledBy, children, more }: Props) {
  const { href, title, drawing, heard, listen, recording } = story;
  const of = <span className="visually-hidden">: {title}</span>;
  return (
    <TalkBand
      ground="warm"
      labelledBy={labelledBy}
      before={children}
      drawing={<StoryDrawing drawing={drawing} heard={heard} size="band" />}
    >
      <ButtonRow>
        {listen && (
          <ButtonLink href={href}>
            <Icon of={Play} /> {listen}
            {of}
          </ButtonLink>
        )}
        <ArrowLink href={href}>
          {page.drawing.read}
          {of}
        </ArrowLink>
        {more}
      </ButtonRow>
      {recording?.isSynthetic && <Small>{page.drawing.sample}</Small>}
    </TalkBand>
  );
}
