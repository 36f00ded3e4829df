import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { siteIsUp } from '../requests.ts';
import styles from './entry.module.css';

/** The width of the page in each view, in CSS pixels. */
const widths = { Phone: 390, Desktop: 1280 } as const;
type View = keyof typeof widths;

/** The origin of the development server; undefined where the studio runs without it. */
const origin =
  document.querySelector<HTMLMetaElement>('meta[name="preview"]')?.content || undefined;

interface Props {
  /** The address of the page on the site. */
  path: string;
  /** The version on disk, null without a file: a new one loads the page anew. */
  version: string | null;
}

/** The page of the site in a frame beside the form, with what was saved last. */
export function Preview({ path, version }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [view, setView] = useState<View>('Phone');
  const isUp = useSiteIsUp();
  if (!origin) return null;
  let notice: string | undefined;
  if (version === null) notice = 'The page is there once you have saved.';
  else if (!isUp) notice = 'The site is starting. Its page will be here in a moment.';
  return (
    <section aria-labelledby="preview" className={`stack gap-y-3 ${styles.preview}`}>
      <div className="cluster gap-y-2 gap-x-3">
        <h2 id="preview">Preview</h2>
        <Button tone="ghost" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'}
          <span className="visually-hidden"> preview</span>
        </Button>
        {isOpen && (
          <fieldset className={styles.views}>
            <legend className="visually-hidden">Width of the preview</legend>
            {(Object.keys(widths) as View[]).map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={view === name}
                onClick={() => setView(name)}
              >
                {name}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {isOpen && notice && <p className="quiet small">{notice}</p>}
      {isOpen && !notice && (
        <>
          <Frame key={version} address={origin + path} width={widths[view]} />
          <p className="quiet small">
            As last saved. <a href={origin + path}>Open the page itself</a>
          </p>
        </>
      )}
    </section>
  );
}

/** Whether the site has started. Asks the server each second until it has. */
function useSiteIsUp(): boolean {
  const [isUp, setUp] = useState(false);
  useEffect(() => {
    if (!origin || isUp) return undefined;
    const ask = () =>
      siteIsUp().then(
        (site) => setUp(site.isUp),
        () => {},
      );
    ask();
    const timer = setInterval(ask, 1000);
    return () => clearInterval(timer);
  }, [isUp]);
  return isUp;
}

/** A frame in which the page is laid out `width` pixels wide, scaled down to fit its column. */
function Frame({ address, width }: { address: string; width: number }) {
  const column = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (!column.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    observer.observe(column.current);
    return () => observer.disconnect();
  }, [width]);
  const style = { '--width': `${width}px`, '--scale': scale } as CSSProperties;
  return (
    <div ref={column} className={styles.frame} style={style}>
      <iframe src={address} title="Preview of the page" loading="lazy" />
    </div>
  );
}
