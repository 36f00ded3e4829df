import { colorOf } from '#files/share-image/share-colors.ts';
import type { HazardView } from '../../hazard.ts';
import { hazardDrawings } from '../../hazard-drawings.ts';
import type { CardLayout } from './card-layout.ts';
import { type CardShape, cardShapes } from './message-card.ts';

interface Props {
  shape: CardShape;
  icon: HazardView['icon'];
  layout: CardLayout;
}

/** All of a card but its words: the ground, the color of the hazard and its mark. */
export function CardGround({ shape, icon, layout: { band, mark, source } }: Props) {
  const size = cardShapes[shape];
  const color = colorOf(icon);
  const { left, top, ...markSize } = mark;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...size}>
      <rect {...size} fill={colorOf('paper')} />
      <rect width={band.width} height={band.height} fill={color} />
      <svg x={left} y={top} {...markSize} viewBox="0 0 52 40">
        <path d={hazardDrawings[icon]} fill={color} />
      </svg>
      <rect
        x={source.left}
        y={source.top - 14}
        width={source.width}
        height="2"
        fill={colorOf('line')}
      />
    </svg>
  );
}
