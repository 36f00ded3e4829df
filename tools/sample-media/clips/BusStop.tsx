import {
  clipSize,
  eased,
  fineLine,
  ink,
  inkLine,
  Lettering,
  Stripes,
  signOf,
  sway,
  tints,
} from './parts.tsx';

const line = await signOf('Clinic line', 52);
const curb = 840;

/** A bus stop at noon: the air trembles over the road, a bus comes, stops and opens its door. */
export function BusStop({ at }: { at: number }) {
  const bus = -1060 + 1140 * eased(at, 0.6, 4.2);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...clipSize}>
      <rect {...clipSize} fill={tints.paper} />
      <Stripes box={{ left: 0, top: 0, width: 1920, height: 700 }} />
      <circle {...ink} cx={560 + 5 * at} cy={200 - 3 * at} r="92" fill={tints.sun} />
      <Street />
      <Shelter at={at} />
      <rect y={curb} width="1920" height="240" fill={tints.edge} />
      <path {...inkLine} d={`M0 ${curb}H1920`} />
      <path
        {...inkLine}
        stroke={tints.paper}
        strokeWidth="12"
        strokeDasharray="130 110"
        d="M40 1010H1920"
      />
      <Shimmer at={at} />
      <Bus left={bus} turned={bus / 84} open={eased(at, 4.9, 5.7)} />
    </svg>
  );
}

/** Houses far back, and the sidewalk. */
function Street() {
  return (
    <g>
      <path
        {...ink}
        strokeWidth="5"
        fill={tints.cold}
        d="M-10 720V520h190v-70h170v120h160v-60l100-70 100 70v60h210v-160h220v130h190v-60h200v100h200v-60h220v270z"
      />
      <path
        {...fineLine}
        opacity="0.6"
        d="M60 570h36M60 620h36M232 500h40M232 560h40M232 620h40M600 580h44M700 580h44M1000 480h46M1000 540h46M1000 600h46M1090 480h46M1090 540h46M1090 600h46M1410 560h40M1480 560h40"
      />
      <rect y="706" width="1920" height={curb - 706} fill={tints.shade} />
      <path {...fineLine} d="M0 706H1920" />
    </g>
  );
}

/** The shelter with its bench; its shade creeps away from those who wait. */
function Shelter({ at }: { at: number }) {
  const creep = 6 * at;
  return (
    <g>
      <path
        fill={tints.ink}
        opacity="0.16"
        d={`M${1270 + creep} 826L${1330 + creep} 750H${1790 + creep}L${1740 + creep} 826z`}
      />
      <rect
        {...ink}
        x="1262"
        y="420"
        width="420"
        height="300"
        fill={tints.glass}
        fillOpacity="0.7"
      />
      <path
        {...fineLine}
        stroke={tints.paper}
        strokeWidth="10"
        d="M1320 600l100-130M1360 640l100-130"
      />
      <path {...ink} fill={tints.paper} d="M1470 470h150v170h-150z" />
      <path {...fineLine} d="M1494 510h102M1494 540h102M1494 570h70M1494 600h88" />
      <path {...inkLine} strokeWidth="14" d="M1250 810V400M1694 810V400" />
      <path {...ink} fill={tints.deep} d="M1206 352h532l-24 56h-484z" />
      <path {...ink} fill={tints.brown} d="M1300 716h340v30h-340z" />
      <path {...inkLine} strokeWidth="10" d="M1340 746v62M1600 746v62" />
      <path {...inkLine} strokeWidth="14" d="M1136 826V300" />
      <circle {...ink} cx="1136" cy="282" r="64" fill={tints.deep} />
      <path fill={tints.paper} d="M1102 256h68v44h-68zM1110 302h14v14h-14zM1148 302h14v14h-14z" />
      <path fill={tints.deep} d="M1110 264h24v16h-24zM1138 264h24v16h-24z" />
    </g>
  );
}

function Bus({ left, turned, open }: { left: number; turned: number; open: number }) {
  return (
    <g transform={`translate(${left} 0)`}>
      <path fill={tints.ink} opacity="0.22" d="M30 968h950l30 24H10z" />
      <path
        {...ink}
        fill={tints.lit}
        d="M40 420q0-30 30-30h840q60 0 76 60l34 170v300q0 24-24 24H64q-24 0-24-24z"
      />
      <path fill={tints.red} d="M44 800h972v56H44z" />
      <path {...inkLine} d="M40 800h980M40 856h980" />
      {[84, 274, 464].map((x) => (
        <rect key={x} {...ink} x={x} y="470" width="170" height="200" fill={tints.glass} />
      ))}
      <path {...ink} fill={tints.glass} d="M908 470h54l34 150v50h-88z" />
      <rect {...ink} x="670" y="470" width="210" height="430" fill={tints.ink} />
      <rect x="676" y="700" width="198" height="196" fill={tints.warm} />
      <path {...fineLine} d="M676 800h198" />
      <rect {...ink} x="670" y="470" width={105 - 78 * open} height="430" fill={tints.glass} />
      <rect
        {...ink}
        x={775 + 78 * open}
        y="470"
        width={105 - 78 * open}
        height="430"
        fill={tints.glass}
      />
      <rect {...ink} x="84" y="404" width="552" height="52" fill={tints.ink} />
      <g transform="translate(0 -2)">
        <Lettering sign={line} x={360} y={402} fill={tints.sun} />
      </g>
      {[210, 540].map((x) => (
        <g key={x} transform={`translate(${x} 944) rotate(${57.3 * turned})`}>
          <circle {...ink} r="84" fill={tints.ink} />
          <circle {...ink} r="40" fill={tints.shade} />
          <path {...fineLine} d="M-34 0h68M0-34v68" />
        </g>
      ))}
    </g>
  );
}

/** The hot air over the road: thin waves that rise and fade. */
function Shimmer({ at }: { at: number }) {
  const waves = [0, 1, 2, 3].map((index) => {
    const y = 812 - 22 * index;
    const lift = 7 * sway(at, 2.2, index * 0.4);
    return `M60 ${y}q30 ${-lift - 8} 60 0t60 0 60 0 60 0M860 ${y - 6}q30 ${lift + 8} 60 0t60 0 60 0 60 0`;
  });
  return <path {...fineLine} stroke={tints.brown} opacity="0.35" d={waves.join('')} />;
}
