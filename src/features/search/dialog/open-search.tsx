import { createRoot } from 'react-dom/client';
import css from '../search.css?inline';
import { SearchDialog } from './SearchDialog.tsx';

let isStyled = false;
let isOpen = false;

/**
 * Opens the search over the page. Its styles come with it and not with every page; a sheet that a script
 * makes is no inline style, so the security policy needs no word for it. Throws where sheets cannot be made.
 */
export function openSearch(): void {
  if (isOpen) return;
  if (!isStyled) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    isStyled = true;
  }
  isOpen = true;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    isOpen = false;
    root.unmount();
    place.remove();
  };
  root.render(<SearchDialog onClose={close} />);
}
