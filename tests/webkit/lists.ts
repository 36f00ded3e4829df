import { expect } from './test.ts';
import type { Part, Visitor } from './visitor.ts';

/** A facet of a list that is a menu. */
interface FacetMenu {
  button: Part;
  /** The words of its options, which a visitor presses. */
  options: Part;
  checkboxes: Part;
}

/** Opens a facet's menu by its words; on a phone the filters stand behind a button. */
export async function openFacet({ page }: Visitor, name: string): Promise<FacetMenu> {
  const main = page.byRole('main');
  const filters = main.byRole('button', /^Filters/);
  const button = main.byRole('button', new RegExp(`^${name}(, |$)`));
  if ((await button.count()) === 0) await filters.press();
  await button.press();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const group = main.byRole('group', name);
  return { button, options: group.bySelector('label'), checkboxes: group.byRole('checkbox') };
}
