/**
 * The middle of each state in whole degrees of latitude and longitude: near enough to say which of
 * two states is nearer to a third. Those beyond the date line go on west of 180, not east.
 */
const middles: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  AK: [61, -150],
  AL: [33, -87],
  AR: [35, -92],
  AS: [-14, -171],
  AZ: [34, -112],
  CA: [36, -119],
  CO: [39, -105],
  CT: [42, -73],
  DC: [39, -77],
  DE: [39, -76],
  FL: [28, -82],
  GA: [33, -84],
  GU: [13, -215],
  HI: [21, -157],
  IA: [42, -93],
  ID: [44, -114],
  IL: [40, -89],
  IN: [40, -86],
  KS: [38, -97],
  KY: [38, -85],
  LA: [31, -92],
  MA: [42, -71],
  MD: [39, -77],
  ME: [45, -69],
  MI: [43, -84],
  MN: [45, -94],
  MO: [38, -92],
  MP: [15, -214],
  MS: [33, -90],
  MT: [47, -110],
  NC: [36, -79],
  ND: [47, -99],
  NE: [41, -98],
  NH: [43, -71],
  NJ: [40, -74],
  NM: [35, -106],
  NV: [38, -117],
  NY: [42, -75],
  OH: [40, -83],
  OK: [36, -97],
  OR: [45, -122],
  PA: [41, -77],
  PR: [18, -66],
  RI: [42, -71],
  SC: [34, -81],
  SD: [44, -99],
  TN: [36, -86],
  TX: [31, -98],
  UT: [40, -112],
  VA: [38, -78],
  VI: [18, -65],
  VT: [44, -73],
  WA: [47, -121],
  WI: [44, -89],
  WV: [39, -81],
  WY: [43, -107],
};

const milesOfDegree = 69;

/**
 * Returns the miles from a state to the nearest of some others, by two letters, from middle to
 * middle: 0 for one of them, infinity where a state is not known.
 */
export function milesBetween(state: string, others: readonly string[]): number {
  return Math.min(...others.map((other) => (other === state ? 0 : miles(state, other))));
}

function miles(state: string, other: string): number {
  const from = middles[state];
  const to = middles[other];
  if (!from || !to) return Number.POSITIVE_INFINITY;
  const north = from[0] - to[0];
  const middleLatitude = ((from[0] + to[0]) / 2) * (Math.PI / 180);
  const east = (from[1] - to[1]) * Math.cos(middleLatitude);
  // Neighbors with the same middle are not the same state.
  return Math.max(1, Math.hypot(north, east) * milesOfDegree);
}
