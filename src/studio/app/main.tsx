import './studio.css';
import { createRoot } from 'react-dom/client';
import { markBars, markBox } from '#site/site.ts';
import { Announcer } from '#ui/announcer/Announcer.tsx';
import { focusPressed } from '#ui/press/focus-pressed.ts';
import { RecordStripes } from '#ui/record/RecordStripes.tsx';
import { anomalies, stripesGradient } from '#ui/record/record.ts';
import { Link, type Place, readPath, usePath } from './address.tsx';
import { ChangesPage } from './changes/ChangesPage.tsx';
import { PublishPage } from './changes/PublishPage.tsx';
import { EntryPage } from './entry/EntryPage.tsx';
import { HomePage } from './home/HomePage.tsx';
import { Page } from './Page.tsx';
import styles from './shell.module.css';

function Studio() {
  const path = usePath();
  const place = readPath(path);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <header className={styles.header}>
        <div className={styles.strip}>
          <RecordStripes />
        </div>
        <div className={`cluster apart gap-x-5 ${styles.bar}`}>
          <Link href="/" className={`target ${styles.brand}`}>
            <svg
              viewBox={`0 0 ${markBox.width} ${markBox.height}`}
              aria-hidden="true"
              focusable="false"
            >
              {markBars.map(({ step, ...bar }) => (
                <rect key={step} fill={`var(--s${step})`} {...bar} />
              ))}
            </svg>
            Studio
          </Link>
          <nav aria-label="Studio" className={`row gap-x-2 ${styles.nav}`}>
            <Link href="/" className="target" current={place.page === 'home'}>
              All content
            </Link>
            <Link href="/changes" className="target" current={place.page === 'changes'}>
              See what changes
            </Link>
            <Link href="/publish" className="target" current={place.page === 'publish'}>
              Publish
            </Link>
          </nav>
        </div>
      </header>
      <Screen key={path} place={place} />
      <Announcer />
    </>
  );
}

function Screen({ place }: { place: Place }) {
  switch (place.page) {
    case 'home':
      return <HomePage />;
    case 'entry':
      return <EntryPage kind={place.kind} id={place.id} />;
    case 'changes':
      return <ChangesPage />;
    case 'publish':
      return <PublishPage />;
    default:
      return (
        <Page title="Page not found">
          <p>
            The studio has no page here. <Link href="/">All content</Link>
          </p>
        </Page>
      );
  }
}

document.documentElement.style.setProperty('--record-stripes', stripesGradient(anomalies));
const root = document.getElementById('root');
focusPressed(document);
if (root) createRoot(root).render(<Studio />);
