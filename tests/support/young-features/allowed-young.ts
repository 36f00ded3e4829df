/** Young features that the build may use, and what a browser at the floor does without them. */
export interface AllowedYoung {
  /** As the table in docs/decisions/browsers.md names it. */
  name: string;
  /** Places in MDN's browser-compat-data; everything below them is meant too. */
  features: readonly string[];
  /** The files of the build that may use them; all, if it is absent. */
  files?: RegExp;
  because: string;
}

export const allowedYoung: readonly AllowedYoung[] = [
  {
    name: '`popover`',
    features: ['html.global_attributes.popover', 'api.HTMLElement'],
    files: /\.html$|^_astro\/(SiteShell|menu-without-popover|close-on-escape)\./,
    because:
      'menu-without-popover.ts opens the menus; without script their links stand in the header.',
  },
  {
    name: '`:has()`',
    features: ['css.selectors.has'],
    because: 'Distances and lines differ; tabs have a rule of their own.',
  },
  {
    name: 'View transitions',
    features: [
      'css.at-rules.view-transition',
      'css.properties.view-transition-name',
      'css.selectors.view-transition-group',
      'css.selectors.view-transition-new',
      'css.selectors.view-transition-old',
    ],
    because: 'The next page comes without a fade.',
  },
  {
    name: 'Anchors',
    features: [
      'css.properties.anchor-name',
      'css.properties.position-anchor',
      'css.properties.top.anchor',
      'css.properties.right.anchor',
    ],
    because: 'Menus open at the place that `.popover` gives them.',
  },
  {
    name: '`text-wrap`',
    features: ['css.properties.text-wrap'],
    because: 'Lines break as they always did.',
  },
  {
    name: '`::details-content`',
    features: ['css.selectors.details-content'],
    because: 'On paper, what is folded stays folded.',
  },
  {
    name: '`content-visibility`',
    features: [
      'css.properties.content-visibility',
      'css.properties.contain-intrinsic-block-size',
      'css.properties.contain-intrinsic-height',
    ],
    because: 'Everything is drawn at once.',
  },
  {
    name: '`subgrid`',
    features: ['css.properties.grid-template-rows.subgrid'],
    because: 'Each card of the directory has lines of its own.',
  },
  {
    name: '`field-sizing`',
    features: ['css.properties.field-sizing'],
    because: 'Large fields have a fixed height and scroll.',
  },
  {
    name: 'Scroll bars',
    features: ['css.properties.scrollbar-width', 'css.properties.scrollbar-color'],
    because: 'The bar of the carousel looks as the system draws it.',
  },
  {
    name: '`@page`',
    features: ['css.at-rules.page', 'css.properties.size'],
    because: 'Paper has the margins that the browser gives it.',
  },
  {
    name: '`<details name>`',
    features: ['html.elements.details.name'],
    because: 'Several may be open at once.',
  },
  {
    name: '`<search>`',
    features: ['html.elements.search'],
    because: 'reset.css makes it a block; it is no landmark, its label and field are as before.',
  },
  {
    name: '`rel="expect"`',
    features: ['html.elements.link.rel.expect', 'html.elements.link.blocking'],
    because: 'The first paint may come in two parts.',
  },
  {
    name: '`rel="manifest"`',
    features: ['html.elements.link.rel.manifest'],
    because: 'Safari before 17 adds the site to the Dock of no Mac; on iOS it does.',
  },
  {
    name: 'Viewport',
    features: ['html.elements.meta.name.viewport'],
    because: 'Phones have always known it; windows on a desk need none.',
  },
  {
    name: 'Temporal',
    features: ['javascript.builtins.Temporal', 'javascript.builtins.Date.toTemporalInstant'],
    files: /^_astro\/(clock|paper-calendar)\./,
    because: 'wall-clock.ts asks whether it is there; the papers bring temporal-polyfill.',
  },
  {
    name: '`Intl.DurationFormat`',
    features: ['javascript.builtins.Intl.DurationFormat'],
    files: /^_astro\/paper-calendar\./,
    because: 'temporal-polyfill asks whether it is there.',
  },
  {
    name: 'What React can do',
    features: ['api'],
    files: /^_astro\/react\./,
    because: 'React asks before it calls, and reads of events only what they have.',
  },
  {
    name: 'Names of our own',
    features: [
      'api.Blob.bytes',
      'api.Element.role',
      'api.Highlight.priority',
      'api.MediaSource.handle',
      'api.Observable.drop',
      'api.SVGTextPathElement.side',
    ],
    because: 'Properties of objects of this site that are called as a young one is.',
  },
];
