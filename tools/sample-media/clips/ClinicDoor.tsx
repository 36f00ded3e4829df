import {
  clipSize,
  eased,
  fineLine,
  ink,
  inkLine,
  Lettering,
  Plant,
  signOf,
  sway,
  tints,
} from './parts.tsx';

const sign = await signOf('Walk-in clinic', 74);
const pavement = 900;
const door = { left: 700, top: 330, width: 520 };

/** The panels slide behind the wall: nothing of them is seen beside the door. */
const opening = { x: door.left, y: door.top, width: door.width, height: pavement - door.top };

/**
 * The door of a clinic in the morning: it slides open and shut, and the shade moves across the
 * wall.
 */
export function ClinicDoor({ at }: { at: number }) {
  const open = eased(at, 1.8, 3) - eased(at, 5.4, 6.6);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...clipSize}>
      <rect {...clipSize} fill={tints.cold} />
      <Bricks />
      <Window left={160} />
      <Window left={1400} />
      <Inside at={at} />
      <svg {...opening} viewBox={`${opening.x} ${opening.y} ${opening.width} ${opening.height}`}>
        <Panel left={door.left - 226 * open} />
        <Panel left={door.left + 260 + 226 * open} />
      </svg>
      <path
        {...inkLine}
        strokeWidth="10"
        d={`M${door.left - 8} ${pavement}V${door.top}h536V${pavement}`}
      />
      <rect {...ink} x="600" y="120" width="720" height="120" fill={tints.paper} />
      <Lettering sign={sign} x={960} y={142} fill={tints.ink} />
      <Awning at={at} />
      <Shade at={at} />
      <rect y={pavement} width="1920" height="180" fill={tints.shade} />
      <path {...inkLine} d={`M0 ${pavement}H1920`} />
      <path {...fineLine} d="M480 900l-120 180M960 900v180M1440 900l120 180" opacity="0.35" />
      <rect {...ink} x="660" y={pavement - 4} width="600" height="34" fill={tints.edge} />
      <Plant at={at} x={560} y={pavement + 34} />
      <Plant at={at + 1.3} x={1370} y={pavement + 34} />
    </svg>
  );
}

/** A few rows of bricks, far enough apart to stay quiet. */
function Bricks() {
  const rows = [60, 290, 420, 700, 830];
  const bricks = rows.flatMap((y, row) =>
    [90, 470, 1360, 1700].map(
      (x) => `M${x + 60 * (row % 2)} ${y}h70M${x + 96 + 60 * (row % 2)} ${y + 34}h52`,
    ),
  );
  return <path {...fineLine} stroke={tints.edge} opacity="0.55" d={bricks.join('')} />;
}

function Window({ left }: { left: number }) {
  const slats = Array.from({ length: 7 }, (_, index) => `M${left + 14} ${384 + 30 * index}h332`);
  return (
    <g>
      <rect {...ink} x={left} y="350" width="360" height="330" fill={tints.glass} />
      <path {...fineLine} stroke={tints.paper} strokeWidth="14" d={slats.join('')} />
      <path {...inkLine} d={`M${left + 180} 350v330M${left - 24} 690h408`} />
    </g>
  );
}

/** The waiting room behind the glass: a lamp, a clock whose hand turns, a desk. */
function Inside({ at }: { at: number }) {
  return (
    <g>
      <rect
        x={door.left}
        y={door.top}
        width={door.width}
        height={pavement - door.top}
        fill={tints.lit}
      />
      <rect x={door.left} y="800" width={door.width} height="100" fill={tints.warm} />
      <path {...fineLine} d={`M${door.left} 800h${door.width}M960 330v60`} />
      <path {...ink} fill={tints.sun} d="M910 440q50-100 100 0z" />
      <circle {...ink} cx="1110" cy="470" r="44" fill={tints.paper} />
      <path
        {...fineLine}
        strokeWidth="6"
        d="M1110 470v-30"
        transform={`rotate(${60 + 3 * at} 1110 470)`}
      />
      <path {...fineLine} strokeWidth="6" d="M1110 470h22" />
      <path {...ink} fill={tints.blue} d="M790 650h340v170h-340z" />
      <path {...ink} fill={tints.paper} d="M770 630h380v32h-380z" />
      <path {...ink} fill={tints.paper} d="M850 630v-54h84v54z" />
    </g>
  );
}

function Panel({ left }: { left: number }) {
  return (
    <g>
      <rect
        {...ink}
        x={left}
        y={door.top}
        width="260"
        height={pavement - door.top}
        fill={tints.glass}
        fillOpacity="0.62"
      />
      <path
        {...fineLine}
        stroke={tints.paper}
        strokeWidth="10"
        d={`M${left + 60} 560l90-150M${left + 96} 600l90-150`}
      />
      <path {...inkLine} strokeWidth="9" d={`M${left + 130} 660v90`} />
    </g>
  );
}

function Awning({ at }: { at: number }) {
  const panels = Array.from({ length: 8 }, (_, index) => {
    const left = 620 + 85 * index;
    const drop = 14 + 2.5 * sway(at, 3, index / 5);
    return { left, d: `M${left} 250h85v66q-42.5 ${2 * drop}-85 0z` };
  });
  return (
    <g>
      {panels.map(({ left, d }, index) => (
        <path key={left} {...ink} fill={index % 2 ? tints.paper : tints.red} d={d} />
      ))}
    </g>
  );
}

/** The shade of a house across the street, which grows shorter as the sun rises. */
function Shade({ at }: { at: number }) {
  const edge = 620 - 26 * at;
  return <path fill={tints.ink} opacity="0.12" d={`M0 0H${edge + 420}L${edge} ${pavement}H0z`} />;
}
