import { expect, type Locator, type Page } from '@playwright/test';

type Press = 'click' | 'tap';

/**
 * Presses the words beside a checkbox or radio button, as a person does. Such a press differs from
 * one on the box: before the click, focus goes to an element around the label.
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

/** Checks a checkbox or radio button by a press on its words, unless it is checked. */
export async function choose(box: Locator, press?: Press): Promise<void> {
  if (!(await box.isChecked())) await pressWords(box, press);
  await expect(box).toBeChecked();
}

/** Unchecks a checkbox by a press on its words, unless it is unchecked. */
export async function unchoose(box: Locator): Promise<void> {
  if (await box.isChecked()) await pressWords(box);
  await expect(box).not.toBeChecked();
}

/**
 * Makes presses on a page treat focus as Apple's systems do: a pressed button, link, checkbox,
 * radio button, slider or menu gets no focus. The nearest focusable element around it does, else
 * none.
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
      // This prevents only the change of focus, but on a select it would also keep the list shut.
      if (control.localName !== 'select') event.preventDefault();
      giveToHolder(control);
    });
    // Elsewhere a pressed label gives focus to its box; on Apple's systems it does not.
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
