import { DownloadList } from '#files/downloads/DownloadList.tsx';
import styles from './kit-files.module.css';
import type { KitItemView, KitSheet } from './media-kit.ts';
import { previewShown } from './previews/preview-shown.ts';

interface Props {
  item: KitItemView;
}

/** An item of the kit: what it is, and its files with a small picture of each. */
export function KitItem({ item: { id, name, contents, sheets } }: Props) {
  return (
    <li className={styles.item}>
      <h3 id={id}>{name}</h3>
      <p className={styles.contents}>{contents}</p>
      {sheets.length === 1 ? (
        sheets.map((sheet) => <Sheet key={id} sheet={sheet} />)
      ) : (
        <ul className={styles.sheets} role="list" aria-labelledby={id}>
          {sheets.map((sheet) => (
            <li key={sheet.variant}>
              <Sheet sheet={sheet} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Sheet({ sheet: { variant, preview, links } }: { sheet: KitSheet }) {
  return (
    <div className={styles.sheet}>
      {preview && (
        <img
          className={styles.preview}
          src={preview.src}
          alt={preview.alt}
          {...previewShown}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={styles.ways}>
        {variant && <h4>{variant}</h4>}
        <DownloadList downloads={links.map((file) => ({ ...file, variant: undefined }))} />
      </div>
    </div>
  );
}
