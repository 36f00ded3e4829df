// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { FacetMenu } from '#lists/FacetMenu.tsx';
import type { ListDefinition } from '#lists/list.ts';
import { StillIndex } from '#lists/StillIndex.tsx';
import { frameOf } from '#lists/select.ts';
import { LibraryIsland } from './LibraryIsland.tsx';
import { libraryHref, type ResourceEntry, toResourceEntry } from './resource.ts';
import { resourceList } from './resource-list.ts';
import { sampleResource } from './testing/sample-resource.ts';

/** The library with one facet more, which is one entry of its definition. */
const definition: ListDefinition<ResourceEntry> = {
  ...resourceList,
  facets: {
    ...resourceList.facets,
    publisher: {
      label: 'Publisher',
      valuesOf: ({ publisher }) => [publisher],
      control: FacetMenu,
    },
  },
};
const elm = 'Elm Street Press';
const oak = 'Oak Lane Institute';
const entries = [
  sampleResource({ title: 'Heat' }, 'heat'),
  sampleResource({ title: 'Smoke', topics: ['policy'] }, 'smoke'),
  sampleResource({ title: 'Floods', publisher: oak }, 'floods'),
].map(toResourceEntry);

afterEach(cleanup);

function open(query: string) {
  history.replaceState(null, '', `${libraryHref}${query}`);
  const words = { hint: '', waiting: '', failed: '', none: 'None', tryAgain: '' };
  const frame = frameOf(definition, entries);
  const span = { first: 2019, last: 2025 };
  render(
    <LibraryIsland
      title="Library"
      words={words}
      frame={frame}
      span={span}
      definition={definition}
    />,
  );
  const menu = () => screen.getByRole('button', { name: /^Publisher/ });
  return {
    menu,
    publisher: (name: string, description?: RegExp) =>
      screen.getByRole('checkbox', { name, ...(description && { description }) }),
    titles: () =>
      screen.getAllByRole('rowheader').map((row) => within(row).getByRole('link').textContent),
  };
}

test('a facet that is added to the library narrows it, counts, and is in its address', async () => {
  const { menu, publisher, titles } = open('');
  expect(titles()).toHaveLength(3);
  fireEvent.click(menu());
  expect(publisher(elm, /^2/)).toBeDefined();
  fireEvent.click(publisher(oak));
  expect(titles()).toEqual(['Floods']);
  expect(screen.getByText('Showing 1 of 3 resources')).toBeDefined();
  expect(screen.getByRole('button', { name: `Remove filter: ${oak}` })).toBeDefined();
  await vi.waitFor(() => expect(location.search).toBe('?publisher=Oak+Lane+Institute'));
});

test('an address that asks for it brings it back, with the numbers of the other facets', () => {
  const { titles } = open('?publisher=Elm+Street+Press&publisher=Nobody');
  expect(titles()).toEqual(['Heat', 'Smoke']);
  expect(screen.getByRole('button', { name: /^Public health/, description: /^1 / })).toBeDefined();
});

test('without script it is one heading more of the index', () => {
  const nameOf = ({ href, title }: ResourceEntry) => ({ href, name: title });
  const index = (
    <StillIndex facets={definition.facets} items={entries} title="By" nameOf={nameOf} />
  );
  // As a browser without script reads it.
  document.body.innerHTML = renderToStaticMarkup(index).replace(/<\/?noscript>/g, '');
  const groups = screen.getAllByRole('group').filter((group) => group.textContent.startsWith(oak));
  const links = groups.map((group) => within(group).getByRole('link', { hidden: true }));
  expect(links.map((link) => link.textContent)).toEqual(['Floods']);
});
