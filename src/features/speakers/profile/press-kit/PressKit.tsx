import type { ReactNode } from 'react';
import { capitalized, fileSizeLabel, fillIn } from '#site/words.ts';
import { Band, Split } from '#ui/band/Band.tsx';
import { Button } from '#ui/button/Button.tsx';
import { CopyButton } from '#ui/copy-button/CopyButton.tsx';
import { type Embed, EmbedCode } from '#ui/embed-code/EmbedCode.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { ProfilePageFile } from '../../speakers.table.ts';
import type { HeadshotView } from './headshot.ts';
import styles from './press-kit.module.css';
import type { PressKitView } from './press-kit.ts';

interface Props extends PressKitView {
  words: ProfilePageFile['kit'];
  /** The card of the speaker for other sites. */
  card: { embed: Embed; words: { title: string; text: string; copied: string; see: string } };
}

/**
 * Biographies in three lengths, headshots, the sheet to print and the card to embed
 * (docs/requirements/product.md, press-ready profiles).
 */
export function PressKit({ words, card, biographies, ...pictures }: Props) {
  const what = fillIn(card.words.copied, { what: card.embed.title });
  return (
    <Band ground="surface" labelledBy="press-kit">
      <SectionHead id="press-kit" title={words.title} lede={words.lede} landing>
        <span data-with-script="">
          <Button tone="ghost" size="small" onClick={() => print()}>
            Print this page as a sheet
          </Button>
        </span>
      </SectionHead>
      <Split columns="7-5">
        <Biographies biographies={biographies} words={words} />
        <div className="stack gap-y-6">
          {pictures.headshots.length > 0 && <Headshots {...pictures} words={words} />}
          <section className={`stack gap-y-2 ${styles.part}`} aria-labelledby="sheet">
            <h3 id="sheet">One-page sheet</h3>
            <Small>{words.sheet}</Small>
          </section>
          <section className={`stack gap-y-2 ${styles.part}`} aria-labelledby="embed">
            <h3 id="embed">{card.words.title}</h3>
            <Small>{card.words.text}</Small>
            <EmbedCode embed={card.embed} what={what} see={card.words.see} isLive />
          </section>
        </div>
      </Split>
    </Band>
  );
}

/**
 * Each biography with its word count and use. The long one is not repeated here, because the
 * profile shows it.
 */
function Biographies({ biographies, words }: Pick<Props, 'biographies' | 'words'>) {
  return (
    <ul className={styles.items} role="list">
      {biographies.map(({ length, text, words: count }) => (
        <CopyItem
          key={length}
          heading={<h3>{capitalized(length)} biography</h3>}
          note={`${count} words. ${words[length]}`}
          what={`the ${length} biography`}
          text={text}
        >
          {length !== 'long' && (
            <p className={length === 'short' ? styles.aloud : undefined}>{text}</p>
          )}
        </CopyItem>
      ))}
    </ul>
  );
}

const shapes = ['portrait', 'square'] as const;

function Headshots({ words, headshots, credit, alt }: Omit<Props, 'biographies' | 'card'>) {
  return (
    <section className={`stack gap-y-4 ${styles.headshots}`} aria-labelledby="headshots">
      <h3 id="headshots">Headshots</h3>
      <Small>{words.headshots}</Small>
      <ul role="list" className="stack gap-y-4">
        {shapes.map((shape) => (
          <Crop key={shape} files={headshots.filter((file) => file.shape === shape)} />
        ))}
      </ul>
      <ul className="stack gap-y-4" role="list">
        {credit && <CopyItem heading={<h4>Credit line</h4>} what="the credit line" text={credit} />}
        <CopyItem heading={<h4>Alt text</h4>} what="the alt text" text={alt} />
      </ul>
    </section>
  );
}

/**
 * One crop: a preview, which is the file for the web, and a link to each file with its type and
 * size (docs/requirements/accessibility.md, G16).
 */
function Crop({ files }: { files: readonly HeadshotView[] }) {
  const preview = files.find(({ use }) => use === 'web');
  return (
    <li className={`stack gap-y-4 gap-x-4 ${styles.shape}`}>
      {preview && (
        <img
          src={preview.href}
          width={preview.width}
          height={preview.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <div>
        {files.map((file) => (
          <p key={file.href} className={styles.file}>
            <a href={file.href} download="">
              Download {file.shape} for {file.use} (JPEG, {fileSizeLabel(file.bytes)})
            </a>
            <span className="quiet small">
              {file.width} × {file.height} pixels
            </span>
          </p>
        ))}
      </div>
    </li>
  );
}

interface CopyItemProps {
  heading: ReactNode;
  /** The line under the heading: a remark about the text; without one, the text itself. */
  note?: string;
  /** The end of the label “Copy …”, such as `the credit line`. */
  what: string;
  text: string;
  children?: ReactNode;
}

function CopyItem({ heading, what, text, note = text, children }: CopyItemProps) {
  return (
    <li className={`stack gap-y-2 ${styles.item}`}>
      <div className={styles.head}>
        <div>
          {heading}
          <Small>{note}</Small>
        </div>
        <CopyButton what={what} text={text} />
      </div>
      {children}
    </li>
  );
}
