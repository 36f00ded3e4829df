import type { Size } from '../growth/sizes.ts';

/** A list of the site as the bench meets it. */
export interface List {
  title: string;
  path: string;
  /** How its search field is named; absent where it has none. */
  field?: string;
  /** The group of buttons that are pressed; absent: any in its search, and where there are none its choices. */
  chips?: string;
  /** Of what there may once be many, and how many. */
  large: readonly Size[];
}

const thousand = (many: Size['many']) => [{ many, count: 1000 }];

/** Every list that a visitor narrows. */
export const lists: readonly List[] = [
  {
    ...{ title: 'Directory', path: '/speakers/directory' },
    ...{ field: 'Search by name or title', chips: 'Expertise' },
    large: [
      { many: 'speakers', count: 500 },
      { many: 'speakers', count: 5000 },
    ],
  },
  {
    ...{ title: 'Library', path: '/resources/library' },
    ...{ field: 'Search resources', chips: 'Topics' },
    large: thousand('resources'),
  },
  {
    ...{ title: 'Stories', path: '/stories', field: 'Search stories' },
    large: thousand('stories'),
  },
  {
    ...{ title: 'Evidence', path: '/evidence', field: 'Search claims' },
    large: thousand('claims'),
  },
  {
    ...{ title: 'Events', path: '/resources/events-calendar', field: 'Search events' },
    large: thousand('events'),
  },
  {
    ...{ title: 'Exchange', path: '/be-catalyst/exchange' },
    large: thousand('exchange'),
  },
];
