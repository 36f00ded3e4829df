// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SectionTabs } from './SectionTabs.tsx';
import { TabbedSections, TabSection } from './TabbedSections.tsx';

const tabs = [
  { id: 'heard', label: 'Heard' },
  { id: 'read', label: 'Read' },
  { id: 'ask', label: 'Ask' },
];

function page() {
  return (
    <TabbedSections row={<SectionTabs label="Ada Marsh" tabs={tabs} />}>
      <TabSection tab={{ id: 'heard', label: 'Heard' }}>
        <a href="/a">Listen</a>
      </TabSection>
      <TabSection tab={{ id: 'read', label: 'Read' }}>
        <h3 id="essay">Essay</h3>
      </TabSection>
      <TabSection tab={{ id: 'ask', label: 'Ask' }}>
        <button type="button">Write</button>
      </TabSection>
    </TabbedSections>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const shownPanel = () => screen.getByRole('tabpanel').id;
const followAnchor = (hash: string) =>
  act(async () => {
    history.pushState(null, '', hash);
    dispatchEvent(new HashChangeEvent('hashchange'));
  });

beforeEach(() => {
  history.replaceState(null, '', '/');
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe('before it is live', () => {
  test('the row is links to sections that all stand there', () => {
    document.body.innerHTML = renderToString(page());
    const links = screen.getByRole('tablist', { name: 'Ada Marsh' }).querySelectorAll('a');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([
      '#heard',
      '#read',
      '#ask',
    ]);
    expect(screen.getAllByRole('tabpanel').map(({ id }) => id)).toEqual(['heard', 'read', 'ask']);
    expect(document.querySelector('[hidden], [tabindex]')).toBeNull();
  });
});

describe('the tabs', () => {
  test('show the first section, named by its tab', () => {
    render(page());
    expect(screen.getByRole('tablist', { name: 'Ada Marsh' })).toBeDefined();
    expect(screen.getByRole('tabpanel', { name: 'Heard' }).id).toBe('heard');
    expect(tab('Heard').getAttribute('aria-selected')).toBe('true');
    expect(tab('Read').getAttribute('aria-selected')).toBe('false');
  });

  test('are one stop for the Tab key', () => {
    render(page());
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });

  test('make a stop of a panel without controls, and of no other', () => {
    render(page());
    expect(document.getElementById('read')?.tabIndex).toBe(0);
    expect(document.getElementById('heard')?.hasAttribute('tabindex')).toBe(false);
    expect(document.getElementById('ask')?.hasAttribute('tabindex')).toBe(false);
  });

  test('open by a press and write themselves into the address, in place of the entry', () => {
    render(page());
    const entries = history.length;
    fireEvent.click(tab('Ask'));
    expect(shownPanel()).toBe('ask');
    expect([location.hash, history.length]).toEqual(['#ask', entries]);
  });

  test('open by the arrow keys, which take the focus along', () => {
    render(page());
    fireEvent.keyDown(tab('Heard'), { key: 'ArrowLeft' });
    expect(shownPanel()).toBe('ask');
    expect(document.activeElement).toBe(tab('Ask'));
  });

  test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
    'leave keys with %s alone',
    (modifier) => {
      render(page());
      const goesOn = fireEvent.keyDown(tab('Heard'), { key: 'ArrowLeft', [modifier]: true });
      expect([goesOn, shownPanel()]).toEqual([true, 'heard']);
    },
  );

  test('stay open although the browser refuses to change the address', () => {
    render(page());
    const refuse = vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    fireEvent.click(tab('Read'));
    refuse.mockRestore();
    expect(shownPanel()).toBe('read');
  });
});

describe('the address', () => {
  test.each([
    ['#read', 'read'],
    ['#essay', 'read'],
    ['#ask', 'ask'],
    ['#talks', 'heard'],
    ['#%E0%A4%A', 'heard'],
    [`#${'x'.repeat(9000)}`, 'heard'],
    ['', 'heard'],
  ])('%.20s opens the tab of %s', (hash, shown) => {
    history.replaceState(null, '', `/${hash}`);
    render(page());
    expect(shownPanel()).toBe(shown);
  });

  test('that leads into a panel opens it and goes there', async () => {
    render(page());
    await followAnchor('#essay');
    expect(shownPanel()).toBe('read');
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([
      document.getElementById('essay'),
    ]);
  });

  test('that leads elsewhere leaves the tab as it is', async () => {
    render(page());
    await followAnchor('#ask');
    await followAnchor('#talks');
    expect(shownPanel()).toBe('ask');
  });

  test('without an end shows the first tab again', async () => {
    render(page());
    await followAnchor('#ask');
    await followAnchor('/');
    expect(shownPanel()).toBe('heard');
  });
});
