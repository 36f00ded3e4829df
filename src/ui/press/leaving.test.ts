// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onLeaving } from './leaving.ts';

const leave = vi.fn();
let end: () => void;

/** An open menu with a button and an option, in a page whose `main` takes focus. */
beforeEach(() => {
  leave.mockReset();
  document.body.innerHTML = `
    <main tabindex="-1">
      <button id="opens">Language</button>
      <div id="menu"><label><input type="checkbox" id="box"><span id="words">Spanish</span></label></div>
      <a href="/next" id="next">Next</a>
    </main>`;
  end = onLeaving([element('opens'), element('menu'), null], leave);
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no #${id}`);
  return found;
}

function press(id: string): void {
  element(id).dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
}

/** Moves focus from an element of the page to another, or out of the window. */
function moveFocus(from: string, relatedTarget: Element | null): void {
  element(from).dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
}

function type(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key }));
}

test('a press on the words is no leaving, though focus goes to main before the click', () => {
  moveFocus('opens', element('box'));
  press('words');
  moveFocus('box', document.querySelector('main'));
  expect(leave).not.toHaveBeenCalled();
});

test('a press outside leaves', () => {
  press('next');
  expect(leave).toHaveBeenCalledTimes(1);
});

test('Tab out of it leaves, also after a press in it', () => {
  press('words');
  type('Tab');
  moveFocus('box', element('next'));
  expect(leave).toHaveBeenCalledTimes(1);
});

test('focus that a screen reader moves out of it leaves', () => {
  moveFocus('box', element('next'));
  expect(leave).toHaveBeenCalledTimes(1);
});

test('focus that moves inside, leaves the window or was never in it changes nothing', () => {
  moveFocus('box', element('opens'));
  moveFocus('box', null);
  moveFocus('next', document.querySelector('main'));
  expect(leave).not.toHaveBeenCalled();
});

test('nothing is heard after its end', () => {
  end();
  press('next');
  expect(leave).not.toHaveBeenCalled();
});
