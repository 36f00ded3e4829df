import {
  clipSize,
  ink,
  inkLine,
  Lettering,
  Plant,
  Stripes,
  signOf,
  sway,
  tints,
} from './parts.tsx';

const [name, words] = [await signOf('Cooling center', 66), await signOf('Come in, sit down', 44)];
const floor = 820;

/** The room of a cooling center: a fan turns, water bubbles, chairs wait, the sun stays outside. */
export function CoolingCenter({ at }: { at: number }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...clipSize}>
      <rect {...clipSize} fill={tints.cold} />
      <rect y={floor} width="1920" height="260" fill={tints.shade} />
      <path {...inkLine} d={`M0 ${floor}H1920`} />
      <Window at={at} />
      <Light at={at} />
      <rect {...ink} x="1290" y="180" width="520" height="190" fill={tints.paper} />
      <Lettering sign={name} x={1550} y={200} fill={tints.ink} />
      <Lettering sign={words} x={1550} y={292} fill={tints.ink} />
      <CeilingFan at={at} />
      {[560, 800, 1040].map((x) => (
        <Chair key={x} x={x} />
      ))}
      <Water at={at} />
      <Plant at={at} x={1800} y={1010} size={1.05} />
    </svg>
  );
}

function Window({ at }: { at: number }) {
  const drift = 8 * sway(at, 4);
  return (
    <g>
      <rect x="110" y="170" width="400" height="470" fill={tints.warm} />
      <Stripes box={{ left: 110, top: 170, width: 400, height: 470 }} opacity={0.34} />
      <circle {...ink} cx="330" cy={290 - 2 * at} r="66" fill={tints.sun} />
      <path {...ink} strokeWidth="5" fill={tints.brown} d="M110 640v-110h120v-50h110v80h170v80z" />
      <rect {...inkLine} strokeWidth="10" x="110" y="170" width="400" height="470" />
      <path {...inkLine} d="M310 170v470M84 652h452" />
      <path
        {...ink}
        fill={tints.paper}
        d={`M76 150h110q${-6 + drift} 250-${40 - drift} 484h-70z`}
      />
      <path
        {...ink}
        fill={tints.paper}
        d={`M544 150h-110q${6 + drift} 250 ${40 + drift} 484h70z`}
      />
      <path {...inkLine} strokeWidth="12" d="M60 150h500" />
    </g>
  );
}

/** The patch of sun on the floor, which moves on. */
function Light({ at }: { at: number }) {
  const x = 150 + 9 * at;
  return <path fill={tints.lit} opacity="0.85" d={`M${x} 880h300l90 150h-350z`} />;
}

function CeilingFan({ at }: { at: number }) {
  const blades = [0, 1, 2, 3].map((index) => Math.cos(5.2 * at + (Math.PI / 2) * index));
  return (
    <g>
      <path {...inkLine} strokeWidth="12" d="M900 0v96" />
      {blades
        .filter((reach) => Math.abs(reach) > 0.03)
        .map((reach) => (
          <path
            key={reach}
            {...ink}
            fill={tints.brown}
            d={`M900 118L${900 + 330 * reach} ${104 - 10 * Math.abs(reach)}v30L900 142z`}
          />
        ))}
      <path {...ink} fill={tints.paper} d="M858 92h84v44q0 30-42 30t-42-30z" />
    </g>
  );
}

function Chair({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path fill={tints.ink} opacity="0.12" d="M-10 950h210l30 26h-250z" />
      <path {...inkLine} strokeWidth="11" d="M22 780L6 950M168 780l16 170M40 780v150M150 780v150" />
      <path {...ink} fill={tints.blue} d="M14 560q81-24 162 0l-8 150q-73 14-146 0z" />
      <path {...ink} fill={tints.blue} d="M6 742h178v46H6z" />
      <path {...inkLine} strokeWidth="10" d="M34 712v30M156 712v30" />
    </g>
  );
}

/** A cooler on a table: bubbles rise in the jug, cups stand ready. */
function Water({ at }: { at: number }) {
  const bubbles = [0, 1, 2, 3, 4].map((index) => {
    const part = (at / 2.2 + index * 0.23) % 1;
    return { index, x: 1440 + 26 * ((index * 7) % 5) - 40, y: 588 - 120 * part, r: 6 + 7 * part };
  });
  return (
    <g>
      <path fill={tints.ink} opacity="0.12" d="M1290 950h430l30 26h-490z" />
      <path {...inkLine} strokeWidth="12" d="M1320 770v180M1690 770v180" />
      <rect {...ink} x="1280" y="742" width="450" height="36" fill={tints.brown} />
      <rect {...ink} x="1390" y="616" width="140" height="126" fill={tints.paper} />
      <path
        {...ink}
        fill={tints.glass}
        d="M1394 616q-20-20-20-46v-110q0-26 30-26h112q30 0 30 26v110q0 26-20 46z"
      />
      <path fill={tints.blue} opacity="0.45" d="M1378 490h164v80q0 24-20 42h-124q-20-18-20-42z" />
      {bubbles.map(({ index, x, y, r }) => (
        <circle key={index} cx={x} cy={Math.max(500, y)} r={r} fill={tints.paper} opacity="0.85" />
      ))}
      <path {...inkLine} d="M1378 490q41 12 82 0t82 0" />
      <path {...inkLine} strokeWidth="9" d="M1460 670v26h22" />
      {[1580, 1636].map((x) => (
        <path key={x} {...ink} fill={tints.paper} d={`M${x} 672h44l-7 70h-30z`} />
      ))}
    </g>
  );
}
