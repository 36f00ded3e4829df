import { renderToStaticMarkup } from 'react-dom/server';
import { KitFile, type KitFileProps } from './KitFile.tsx';

/** Where the file is. */
export const kitFileHref = '/resources/rapid-response/kits';

/** What it is called when it is saved. */
export const kitFileName = 'climate-health-voices-hazard-kits.html';

/** The file as it is downloaded: a whole HTML document, without its policy, which the build writes into every page. */
export function kitFile(props: KitFileProps): string {
  return `<!doctype html>${renderToStaticMarkup(<KitFile {...props} />)}`;
}
