import type { EventView } from '#features/events/event.ts';
import type { ClaimView, SourceLink } from '#features/evidence/claims/claim.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import type { StoryView } from '#features/stories/story.ts';
import type { HazardFile } from '../hazard.schema.ts';
import type { MessageCard } from './cards/message-card.ts';

/** The lengths of a message, from the shortest. */
export const lengths = ['ten', 'thirty', 'ninety'] as const;
export type Length = (typeof lengths)[number];

/** What a hazard's kit holds, ready for views and for plain text. */
export interface KitView
  extends Pick<
    HazardFile,
    | 'name'
    | 'icon'
    | 'introduction'
    | 'description'
    | 'healthImpacts'
    | 'atRisk'
    | 'questions'
    | 'expertise'
  > {
  id: string;
  href: string;
  /** Days in words: `November 21, 2026`. */
  reviewed: string;
  nextReview: string;
  messages: readonly MessageView[];
  facts: readonly ClaimView[];
  actions: readonly ClaimView[];
  advice: Record<keyof HazardFile['advice'], readonly AdviceView[]>;
  speakers: readonly SpeakerView[];
  story: StoryView | undefined;
  events: readonly EventView[];
}

/** The message in one length. */
export interface MessageView {
  length: Length;
  text: string;
  words: number;
  sources: readonly SourceLink[];
  card: MessageCard;
}

/** One line of official advice and its document. */
export interface AdviceView {
  text: string;
  source: SourceLink;
}
