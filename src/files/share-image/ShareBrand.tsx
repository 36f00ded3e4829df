import { markBars, markBox } from '#site/site.ts';
import { colorOf } from './share-colors.ts';
import { displayFont } from './share-fonts.ts';

const scale = 1.25;

interface Props {
  name: string;
}

/** Mark and name of the site as its header has them. */
export function ShareBrand({ name }: Props) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <svg
        width={markBox.width * scale}
        height={markBox.height * scale}
        viewBox={`0 0 ${markBox.width} ${markBox.height}`}
      >
        {markBars.map(({ step, ...bar }) => (
          <rect key={step} fill={colorOf(`s${step}`)} {...bar} />
        ))}
      </svg>
      <div style={{ color: colorOf('ink'), fontFamily: displayFont, fontSize: 30 }}>{name}</div>
    </div>
  );
}
