import { expect, type Locator, type Page } from '@playwright/test';

type Press = 'click' | 'tap';

/**
 * Presses the words beside a checkbox or radio button, as a person does: the box is a small part of
 * what may be pressed, and a press beside it takes another way through the page (focus goes to what
 * is around the label before the click comes).
 */
export async function pressWords(box: Locator, press: Press = 'click'): Promise<void> {
  const label = box.locator('xpath=ancestor::label[1]');
  await label.scrollIntoViewIfNeeded();
  const position = await label.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const frame = element.getBoundingClientRect();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const line = range.getClientRects()[0];
      if (!line || line.width < 2 || !text.textContent?.trim()) continue;
      return { x: line.x + line.width / 2 - frame.x, y: line.y + line.height / 2 - frame.y };
    }
    throw new Error(`a label without words: ${element.outerHTML}`);
  });
  await label[press]({ position });
}

/** Chooses what stands beside a checkbox or radio button by its words, unless it is chosen. */
export async function choose(box: Locator, press?: Press): Promise<void> {
  if (!(await box.isChecked())) await pressWords(box, press);
  await expect(box).toBeChecked();
}

/** Takes a choice back by its words. */
export async function unchoose(box: Locator): Promise<void> {
  if (await box.isChecked()) await pressWords(box);
  await expect(box).not.toBeChecked();
}

/**
 * Lets presses of a page do with focus what they do on Apple's systems: a pressed button, link,
 * checkbox, radio button, slider or menu gets none, and what has it is the nearest element around
 * it that can, else nothing.
 * Source:
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/button#clicking_and_focus
 */
export async function asOnApple(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const unfocused =
      'a[href], button, select, input:is([type=checkbox], [type=radio], [type=range])';
    const { focus } = HTMLElement.prototype;
    let isByScript = false;
    let isByKey = false;
    HTMLElement.prototype.focus = function (options) {
      isByScript = true;
      focus.call(this, options);
      isByScript = false;
    };
    const giveToHolder = (control: Element) => {
      let holder = control.parentElement;
      while (holder && holder.tabIndex < 0 && !holder.hasAttribute('tabindex'))
        holder = holder.parentElement;
      if (holder) focus.call(holder, { preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    addEventListener(
      'keydown',
      () => {
        isByKey = true;
      },
      true,
    );
    addEventListener(
      'pointerdown',
      () => {
        isByKey = false;
      },
      true,
    );
    addEventListener('mousedown', (event) => {
      const control = event.target instanceof Element && event.target.closest(unfocused);
      if (!control) return;
      // What a press of the mouse does but for focus (a click, the list of a select) is not lost by
      // this but for selects.
      if (control.localName !== 'select') event.preventDefault();
      giveToHolder(control);
    });
    // The label that is pressed gives it to its box, which Apple's systems leave out too.
    addEventListener(
      'focusin',
      ({ target }) => {
        if (isByScript || isByKey || !(target instanceof HTMLInputElement)) return;
        if (target.matches(unfocused)) giveToHolder(target);
      },
      true,
    );
  });
}
