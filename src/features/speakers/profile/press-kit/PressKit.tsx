import type { ReactNode } from 'react';
import { EmbedCode } from '#features/open-data/embeds/EmbedCode.tsx';
import type { Embed } from '#features/open-data/embeds/embed-code.ts';
import { capitalized } from '#site/capitalized.ts';
import { fileSizeLabel } from '#site/file-size.ts';
import { Band } from '#ui/band/Band.tsx';
import { Split } from '#ui/band/Split.tsx';
import { Button } from '#ui/button/Button.tsx';
import { CopyButton } from '#ui/copy-button/CopyButton.tsx';
import { Small } from '#ui/lede/Small.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { ProfilePageFile } from '../profile-page.schema.ts';
import type { HeadshotView } from './headshot.ts';
import styles from './press-kit.module.css';
import type { Biography, PressKitView } from './press-kit.ts';

interface Props extends PressKitView {
  words: ProfilePageFile['kit'];
  card: SiteCard;
}

/** Biographies in three lengths, headshots, and the sheet to print (PRODUCT.md, press-ready profiles). */
export function PressKit({ words, card, biographies, ...pictures }: Props) {
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
        <div className={styles.aside}>
          <Headshots {...pictures} lede={words.headshots} />
          <section className={styles.part} aria-labelledby="sheet">
            <h3 id="sheet">One-page sheet</h3>
            <Small>{words.sheet}</Small>
          </section>
          <CardForSites {...card} />
        </div>
      </Split>
    </Band>
  );
}

interface BiographiesProps {
  biographies: readonly Biography[];
  words: ProfilePageFile['kit'];
}

/** Each biography with its length and what it is for. The long one is read in the card, so here it is only copied. */
export function Biographies({ biographies, words }: BiographiesProps) {
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
          {length !== 'long' && <p>{text}</p>}
        </CopyItem>
      ))}
    </ul>
  );
}

const shapes = ['portrait', 'square'] as const;

interface HeadshotsProps extends Pick<PressKitView, 'headshots' | 'credit' | 'alt'> {
  lede: string;
}

/** Portraits to download, cut tall and square, for print and web, with the words that go with them. */
export function Headshots({ headshots, credit, alt, lede }: HeadshotsProps) {
  return (
    <section className={styles.headshots} aria-labelledby="headshots">
      <h3 id="headshots">Headshots</h3>
      <Small>{lede}</Small>
      <ul role="list" className={styles.shapes}>
        {shapes.map((shape) => (
          <Shape key={shape} files={headshots.filter((file) => file.shape === shape)} />
        ))}
      </ul>
      <ul className={styles.words} role="list">
        <CopyItem
          heading={<h4>Credit line</h4>}
          note={credit}
          what="the credit line"
          text={credit}
        />
        <CopyItem heading={<h4>Alt text</h4>} note={alt} what="the alt text" text={alt} />
      </ul>
    </section>
  );
}

/** One cut: its lightest file as a picture, and every file of it. */
function Shape({ files }: { files: readonly HeadshotView[] }) {
  const preview = files.find(({ use }) => use === 'web');
  return (
    <li className={styles.shape}>
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
          <HeadshotLink key={file.href} file={file} />
        ))}
      </div>
    </li>
  );
}

interface HeadshotLinkProps {
  file: HeadshotView;
}

/** The way to one headshot: what it is, its type and its true size (ACCESSIBILITY.md, G16). */
export function HeadshotLink({
  file: { href, shape, use, width, height, bytes },
}: HeadshotLinkProps) {
  return (
    <p className={styles.file}>
      <a href={href} download="">
        Download {shape} for {use} (JPEG, {fileSizeLabel(bytes)})
      </a>
      <span>
        {width} × {height} pixels
      </span>
    </p>
  );
}

interface CopyItemProps {
  heading: ReactNode;
  /** What stands under the heading: a word about the text, or the text itself where it is short. */
  note: ReactNode;
  /** What is copied, as the sentence "Copy {what}" goes on. */
  what: string;
  text: string;
  /** The text itself, where it is long and stands here. */
  children?: ReactNode;
}

/** A text to take along, as an entry of a list, with the copy button at its right. */
export function CopyItem({ heading, note, what, text, children }: CopyItemProps) {
  return (
    <li className={styles.item}>
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

/** The card of the speaker for other sites, and what is said of it. */
export interface SiteCard {
  embed: Embed;
  words: { title: string; text: string; copied: string; see: string };
}

/** The code of the speaker’s card, in the press kit. */
export function CardForSites({ embed, words }: SiteCard) {
  return (
    <section className={styles.part} aria-labelledby="embed">
      <h3 id="embed">{words.title}</h3>
      <Small>{words.text}</Small>
      <EmbedCode words={words} embed={embed} isLive />
    </section>
  );
}
