import { memo, useMemo } from 'react';
import styles from './conversation.module.css';
import {
  type Bars,
  type Conversation,
  drawConversation,
  halved,
  ticksOfLane,
} from './conversation.ts';

interface Props {
  of: Conversation;
  /** The part that was played, 0 to 1: in color, the rest gray. Absent before it is played. */
  played?: number | undefined;
  /** Has no name, because the same drawing is named beside it. */
  isDecorative?: boolean;
}

/** The most bars that a narrow window has space for: half of those of a recording. */
const mostOnPhone = 73;

/**
 * A recording as a conversation, stretched to its box: a bar for each moment, at the place and in
 * the color of the voice that speaks. Windows below 48rem get half of the bars, if there are many.
 */
export const ConversationPicture = memo(function ConversationPicture(props: Props) {
  const { of, played, isDecorative = false } = props;
  const { peaks, turns, voices, alternative } = of;
  const hasMany = peaks.length > mostOnPhone;
  const half = useMemo(() => halved({ peaks, turns }), [peaks, turns]);
  const named = { role: 'img', 'aria-label': alternative };
  const bars = { voiceCount: Math.max(1, voices.length), played };
  return (
    <div
      className={styles.picture}
      data-lanes={voices.length > 2 || undefined}
      {...(isDecorative ? { 'aria-hidden': true } : named)}
    >
      <BarsPicture of={of} width={hasMany ? 'wide' : undefined} {...bars} />
      {hasMany && <BarsPicture of={half} width="narrow" {...bars} />}
    </div>
  );
});

interface BarsProps {
  of: Bars;
  voiceCount: number;
  played: number | undefined;
  /** The windows in which it is shown; all without it. */
  width: 'wide' | 'narrow' | undefined;
}

function BarsPicture({ of, voiceCount, played, width: windows }: BarsProps) {
  const { width, height, voices, silence } = useMemo(
    () => drawConversation(of, voiceCount),
    [of, voiceCount],
  );
  const paths = useMemo(
    () => (
      <>
        <path
          data-voice="none"
          strokeDasharray={voiceCount > 2 ? ticksOfLane : undefined}
          d={silence}
        />
        {voices.map((path, voice) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: voices keep their order.
          <path key={voice} data-voice={voice % 3} d={path} />
        ))}
      </>
    ),
    [voices, silence, voiceCount],
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      data-width={windows}
      aria-hidden="true"
      focusable="false"
    >
      {played === undefined ? (
        paths
      ) : (
        <>
          <g data-rest="">{paths}</g>
          <svg width={played * width} height={height} aria-hidden="true">
            {paths}
          </svg>
        </>
      )}
    </svg>
  );
}
