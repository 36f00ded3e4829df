import type { Facets } from './list.ts';
import { valuesIn } from './select.ts';
import styles from './still-index.module.css';

interface Props<Item> {
  facets: Facets<Item>;
  items: readonly Item[];
  title: string;
  nameOf: (item: Item) => { href: string; name: string };
}

/**
 * The facets of a list for a visitor without script: each value opens on links to its items. Where
 * scripts run, `noscript` keeps it out of the document: with thousands of items it has tens of
 * thousands of links, which would slow the browser at every keystroke.
 */
export function StillIndex<Item>({ facets, items, title, nameOf }: Props<Item>) {
  const values = valuesIn(facets, items);
  return (
    <noscript>
      <section aria-label={title}>
        {Object.entries(facets).map(([key, { label, labels, valuesOf, inIndex = values[key] }]) => (
          <details key={key}>
            <summary>{label}</summary>
            <ul className={`stack gap-x-5 ${styles.values}`} role="list">
              {values[key]
                ?.filter((value) => inIndex?.includes(value))
                .map((value) => {
                  const itemsWithValue = items.filter((item) => valuesOf(item).includes(value));
                  return (
                    <li key={value}>
                      <details name={key}>
                        <summary>
                          {labels?.[value] ?? value} <span>{itemsWithValue.length}</span>
                        </summary>
                        <ul role="list">
                          {itemsWithValue.map(nameOf).map(({ href, name }) => (
                            <li key={href}>
                              <a href={href}>{name}</a>
                            </li>
                          ))}
                        </ul>
                      </details>
                    </li>
                  );
                })}
            </ul>
          </details>
        ))}
      </section>
    </noscript>
  );
}
