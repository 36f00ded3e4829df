import { colorOf } from '#files/share-image/share-colors.ts';

/** The signs there are drawings for. */
export const signIds = ['entrance', 'restroom', 'elevator', 'coolest-corner'] as const;
export type SignId = (typeof signIds)[number];

/** Where a sign points; one that points nowhere hangs at the place itself. */
export const directions = ['here', 'left', 'right'] as const;
export type Direction = (typeof directions)[number];

const ink = `stroke="${colorOf('ink')}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"`;
const fill = (token: string) => `fill="${colorOf(token)}"`;
const line = `${ink} fill="none"`;

const drawings: Record<SignId, string> = {
  entrance: [
    `<rect ${ink} ${fill('cold')} x="60" y="20" width="200" height="260"/>`,
    `<path ${ink} ${fill('s4')} d="M60 20l120 34v252l-120-26z"/>`,
    `<path ${line} d="M152 168v26M20 280h300"/>`,
  ].join(''),
  restroom: [
    `<rect ${ink} ${fill('paper')} x="40" y="26" width="88" height="124" rx="6"/>`,
    `<path ${line} d="M64 50h26"/>`,
    `<path ${ink} ${fill('s4')} d="M110 150h182q4 0 4 8c0 54-44 88-92 88h-94z"/>`,
    `<path ${ink} ${fill('paper')} d="M96 136h210v26H96z"/>`,
    `<path ${ink} ${fill('paper')} d="M120 246h84v44h-84z"/>`,
    `<path ${line} d="M30 290h270"/>`,
  ].join(''),
  elevator: [
    `<rect ${ink} ${fill('cold')} x="40" y="14" width="180" height="276"/>`,
    `<rect ${ink} ${fill('s4')} x="66" y="46" width="64" height="244"/>`,
    `<rect ${ink} ${fill('s4')} x="130" y="46" width="64" height="244"/>`,
    `<path ${ink} ${fill('mark')} d="M282 60l38 62h-76zM282 236l38-62h-76z"/>`,
    `<path ${line} d="M14 290h300"/>`,
  ].join(''),
  'coolest-corner': [
    `<path ${ink} ${fill('s4')} d="M44 40q66-18 132 0l-6 110q-60 12-120 0z"/>`,
    `<path ${ink} ${fill('s4')} d="M36 176h148v34H36z"/>`,
    `<path ${line} d="M64 152v24M156 152v24M52 210l-12 80M168 210l12 80M10 290h300"/>`,
    `<path ${ink} ${fill('cold')} d="M262 70c44 62 60 88 60 118a60 60 0 0 1-120 0c0-30 16-56 60-118z"/>`,
    `<path ${line} d="M232 192q2 26 28 30"/>`,
  ].join(''),
};

/** The drawing of a sign, an SVG of 340 by 310. */
export function signDrawing(id: SignId): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 310" width="340" height="310">${drawings[id]}</svg>`;
}

/** A heavy arrow, an SVG of 300 by 200. */
export function arrowDrawing(direction: 'left' | 'right'): string {
  const path = 'M10 76h160V16l120 84-120 84v-60H10z';
  const turn = direction === 'left' ? ' transform="matrix(-1 0 0 1 300 0)"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="300" height="200"><path${turn} fill="${colorOf('ink')}" d="${path}"/></svg>`;
}
