import type { ResourceType } from '#site/vocabulary.ts';
import styles from './resource-table.module.css';

/**
 * Each type of document in five bars of the site's hand: pages side by side, a list, a
 * distribution, a comb of tools (docs/requirements/design.md, section 5). 46.4 by 40 units.
 */
const marks: Readonly<Record<ResourceType, string>> = {
  report: 'M0 0h6.4v40H0zM10 0h6.4v40H10zM20 0h6.4v40H20zM30 0h6.4v40H30zM40 0h6.4v40H40z',
  guide:
    'M0 0h6.4v6.4H0zM12 0h34.4v6.4H12zM0 11h6.4v6.4H0zM12 11h34.4v6.4H12zM0 22h6.4v6.4H0zM12 22h34.4v6.4H12zM0 33h6.4v6.4H0zM12 33h34.4v6.4H12z',
  research: 'M0 28h6.4v12H0zM10 12h6.4v28H10zM20 0h6.4v40H20zM30 16h6.4v24H30zM40 32h6.4v8H40z',
  toolkit:
    'M0 0h46.4v6.4H0zM0 12h6.4v28H0zM10 12h6.4v28H10zM20 12h6.4v28H20zM30 12h6.4v28H30zM40 12h6.4v28H40z',
};

/** The mark of a type of document. The type's name stands beside it, so it has none of its own. */
export function TypeMark({ type }: { type: ResourceType }) {
  return (
    <svg className={styles.mark} viewBox="0 0 46.4 40" aria-hidden="true" focusable="false">
      <path d={marks[type]} />
    </svg>
  );
}
