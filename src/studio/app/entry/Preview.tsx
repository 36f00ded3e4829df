import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import type { LoadedEntry, PreviewState } from '../../protocol.ts';
import { loadPreviewState } from '../requests.ts';
import styles from './entry.module.css';

/** The width of the page in each view, in CSS pixels. */
const widths = { Phone: 390, Desktop: 1280 } as const;
type View = keyof typeof widths;

/** The origin of the development server; undefined where the studio runs without it. */
const origin =
  document.querySelector<HTMLMetaElement>('meta[name="preview"]')?.content || undefined;

interface Props {
  entry: LoadedEntry;
  /** How many problems it has. */
  problems: number;
  /** A sentence on such entries and where they are shown. */
  hint: string;
}

/**
 * The page of the site in a frame beside the form, with what was saved last; or why there is none.
 */
export function Preview({ entry, problems, hint }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [view, setView] = useState<View>('Phone');
  const { preview: path, version } = entry;
  const state = usePreviewState(entry);
  if (!origin) return null;
  const hasFrame = path !== undefined && (state === 'shown' || state === 'before');
  return (
    <section aria-labelledby="preview" className={`stack gap-y-3 ${styles.preview}`}>
      <div className="cluster gap-y-2 gap-x-3">
        <h2 id="preview">Preview</h2>
        <Button tone="ghost" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'}
          <span className="visually-hidden"> preview</span>
        </Button>
        {isOpen && hasFrame && (
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
      {isOpen && (
        <p className="quiet small">
          {path === undefined
            ? `This has no page of its own. ${hint}`
            : previewWords(state, problems)}{' '}
          {hasFrame && <a href={origin + path}>Open the page itself</a>}
        </p>
      )}
      {isOpen && hasFrame && <Frame key={version} address={origin + path} width={widths[view]} />}
    </section>
  );
}

/** A sentence on the page of an entry, which has a number of problems. */
export function previewWords(state: PreviewState, problems: number): string {
  const toFix = problems === 1 ? 'what is left to fix' : `the ${problems} things left to fix`;
  const mend = problems === 0 ? 'Save once more.' : `Mend ${toFix}, and save.`;
  switch (state) {
    case 'starting':
      return 'The site is starting. Its page will be here in a moment.';
    case 'unsaved':
      return 'There is no page yet: it comes once you have saved.';
    case 'coming':
      return 'The site is taking in what you saved. Its page will be here in a moment.';
    case 'none':
      return `There is no page yet: it is not finished. ${mend}`;
    case 'before':
      return `This is the page before your last save: with that it cannot be made. ${mend}`;
    case 'missing':
      return 'There is no page yet: the site does not show this entry as it was saved.';
    case 'failing':
      return `The page cannot be made with what you saved. ${mend}`;
    case 'shown':
      return 'As last saved.';
  }
}

/** States that pass by themselves. */
const passing: readonly PreviewState[] = ['starting', 'coming'];

/** The state of the page of an entry as saved last, asked each second until it is settled. */
function usePreviewState({ kind, id, version }: LoadedEntry): PreviewState {
  const [settled, setSettled] = useState<{ version: string | null; state: PreviewState }>();
  useEffect(() => {
    if (!origin) return undefined;
    let isOutdated = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask() {
      const state = await loadPreviewState({ kind, id }).catch(() => 'starting' as const);
      if (isOutdated) return;
      setSettled({ version, state });
      if (passing.includes(state)) timer = setTimeout(ask, 1000);
    }
    ask();
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [kind, id, version]);
  // The answer to an earlier version says nothing about this one.
  if (settled?.version === version) return settled.state;
  return version === null ? 'unsaved' : 'coming';
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
