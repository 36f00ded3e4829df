import { type Conversation, drawConversation, ticksOfLane } from '#ui/conversation/conversation.ts';
import type { Box } from './RecordPicture.tsx';
import { colorOf } from './share-colors.ts';

/** The tokens of the voices, in their order (`src/styles/tokens.css`). */
const colors = ['s2', 's9', 'vc'] as const;

/** A recording as a conversation in a box, in the light colors. */
export function TalkPicture({ talk, box }: { talk: Conversation; box: Box }) {
  const { left, top, width, height } = box;
  const drawing = drawConversation(talk, Math.max(1, talk.voices.length));
  return (
    <svg
      x={left}
      y={top}
      width={width}
      height={height}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="none"
      strokeWidth="6.4"
      fill="none"
    >
      <path
        d={drawing.silence}
        stroke={colorOf('vz')}
        strokeWidth="2"
        strokeDasharray={talk.voices.length > 2 ? ticksOfLane : undefined}
      />
      {drawing.voices.map((path, voice) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: voices keep their order.
        <path key={voice} d={path} stroke={colorOf(colors[voice % 3] ?? 's2')} />
      ))}
    </svg>
  );
}
