import css from './danger.css?inline';

// The styles come with the words, as those of the search dialog do, so that no page pays for them.
if ('adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
