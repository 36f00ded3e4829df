import type { ReactNode } from 'react';
import { home, resources } from '#site/navigation.ts';
import { fileSizeLabel, fillIn } from '#site/words.ts';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { PrintButton } from '#ui/print-button/PrintButton.tsx';
import type { KitPageFile } from '../../pages.schema.ts';
import { guideHref } from '../hazard.ts';
import styles from './hazard-kit.module.css';
import type { KitView } from './kit.ts';

interface Props {
  kit: Pick<KitView, 'name' | 'introduction' | 'href'>;
  words: KitPageFile['tools'];
  /** Title of the guide, for the breadcrumbs. */
  guide: string;
  /** The whole kit as plain text. */
  text: string;
}

/** The head of a kit's page, with the kit to copy, to print and to download as text. The download needs no script. */
export function KitHead({ kit: { name, introduction, href }, words, guide, text }: Props) {
  const bytes = new TextEncoder().encode(text).length;
  return (
    <PageHead
      title={name}
      lede={introduction}
      isLow
      crumbs={[home, resources, { label: guide, href: guideHref }]}
      action={
        <div className={`cluster cols-3 ${styles.tools}`} data-print="none">
          <StillCopyButton what={words.copy} text={text} isWhole />
          <PrintButton>{words.print}</PrintButton>
          <a className="target semibold" href={`${href}.txt`} download="">
            {fillIn(words.download, { size: fileSizeLabel(bytes) })}
          </a>
        </div>
      }
    />
  );
}

interface TitleProps {
  id: string;
  title: ReactNode;
  lede?: string | undefined;
}

/** The heading of a part of a kit, the target of a link in the jump list. */
export function KitTitle({ id, title, lede }: TitleProps) {
  return (
    <div className={`stack rows-2 ${styles.head}`}>
      <h2 className={styles.title} id={id} tabIndex={-1}>
        {title}
      </h2>
      {lede && <Small>{lede}</Small>}
    </div>
  );
}
