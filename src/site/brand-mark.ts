/** The box that the bars of the mark are drawn in. */
export const markBox = { width: 46, height: 44 } as const;

/** Top, bottom and color step of the seven bars: the outline of a speech form, its tail the second bar. */
const bars = [
  [11, 27, 1],
  [5, 44, 2],
  [2, 35, 4],
  [0, 36, 7],
  [2, 35, 9],
  [5, 32, 10],
  [11, 27, 12],
] as const;

/** The seven bars of the mark (design page, section 5, Logo), ready to be drawn as rectangles. */
export const markBars = bars.map(([y, bottom, step], index) => ({
  ...{ x: (index * 6.7).toFixed(1), y, width: 4.6, height: bottom - y },
  step,
}));
