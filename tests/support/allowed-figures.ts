/** A figure that pages may show without a claim, and the reason. */
interface AllowedFigure {
  figure: RegExp;
  /** The pages it may stand on. */
  on: RegExp;
  reason: string;
}

/**
 * The figures without a claim. Keep the list short: a figure about the world belongs in
 * `example/claims`.
 */
export const allowedFigures: readonly AllowedFigure[] = [
  {
    figure: /^(1909 -0\.49 °|1\.28 (°|degrees))$/,
    on: /^\/$/,
    reason:
      'Read off the temperature record that the picture is drawn from; its source stands there.',
  },
  {
    figure: /^(0\.75|1|1\.25|1\.5|2)×$/,
    on: /^\/stories\//,
    reason: 'How fast the player plays, on its own control.',
  },
  {
    figure: /^\$(1000|5000|1000-\$5000)$/,
    on: /^\/speakers\/book$/,
    reason: 'The budgets a visitor can choose from, as the specification lists them.',
  },
  {
    figure: /^(85%|16,000 people)$/,
    on: /^\/resources\/library/,
    reason: 'What a document of the library found, in its own summary: the entry is the source.',
  },
  {
    figure: /./,
    on: /^\/about\/who-we-are$/,
    reason: 'Quoted from the histories of claims, each beside a link to its claim.',
  },
  {
    figure: /^400%$/,
    on: /^\/accessibility$/,
    reason: 'The zoom that the site is tested at: a fact about this site.',
  },
  {
    figure: /^(\d{4}|\d{4}(–| to )\d{4}|100)\s?(Percent|Million)$/,
    on: /^\/(evidence|embed\/chart)\//,
    reason: 'A year at the end of a title or of the name of a column, before its unit.',
  },
  {
    figure: /^156 million$/,
    on: /^\/data$/,
    reason: 'The title of the chart whose code stands there; its source is in the chart.',
  },
  {
    figure: /^1 voice lives$/,
    on: /^\/(speakers\/directory\/map)?$/,
    reason: 'How many voices of the network live in a state, counted from their profiles.',
  },
  {
    figure: /^100%$/,
    on: /^\/(data$|evidence\/|speakers\/profile\/|resources\/rapid-response\/)/,
    reason: 'The width of a frame, in the code that shows a card on another site.',
  },
];
